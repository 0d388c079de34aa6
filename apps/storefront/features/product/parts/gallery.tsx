import { type ComponentType, useRef, useState } from "react";
import { Icon } from "../../../chrome/icon.tsx";
import { Picture } from "../../../platform/picture.tsx";
import { useWords } from "../../../platform/use-words.ts";
import type { ZoomProps } from "./zoom.tsx";

export type GalleryProps = { readonly pictures: readonly string[]; readonly name: string };

/** A strip that is swiped and snaps, with thumbs beside it; a press opens the picture large. Before any script it scrolls, and thumbs lead to their picture. */
export function Gallery({ pictures, name }: GalleryProps) {
  const words = useWords("product");
  const strip = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const [zoomed, setZoomed] = useState<number>();
  const [Zoom, setZoom] = useState<ComponentType<ZoomProps>>();
  const open = async (index: number): Promise<void> => {
    const loaded = await import("./zoom.tsx");
    setZoom(() => loaded.Zoom);
    setZoomed(index);
  };
  return (
    <section aria-label={words("gallery")} className="min-w-0 lg:grid lg:grid-cols-[5rem_1fr] lg:gap-4 lg:self-start">
      <ul
        ref={strip}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setAt(Math.round(scrollLeft / clientWidth))}
        className="-mx-4 flex snap-x snap-mandatory overflow-x-auto [scrollbar-width:none] md:mx-0 md:rounded-xl lg:order-last"
      >
        {pictures.map((media, index) => (
          <li key={media} id={`view-${index + 1}`} className="relative w-full shrink-0 snap-start bg-tint">
            <button
              type="button"
              onClick={() => open(index)}
              aria-label={words("zoom", { view: index + 1 })}
              className="group block w-full cursor-zoom-in"
            >
              <Picture
                media={media}
                alt={words("pictureAlt", { name, view: index + 1 })}
                width={800}
                widths={[400, 600, 800, 1200, 1600]}
                sizes="(min-width: 64rem) 50vw, 100vw"
                eager={index === 0}
                className="aspect-square w-full object-contain mix-blend-multiply"
              />
              <span className="absolute right-4 bottom-4 grid size-11 place-items-center rounded-full bg-white/90 opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100 max-lg:hidden">
                <Icon name="zoom" />
              </span>
            </button>
          </li>
        ))}
      </ul>
      <ul className="mt-3 flex justify-center gap-2 lg:mt-0 lg:flex-col lg:justify-start">
        {pictures.map((media, index) => (
          <li key={media}>
            <a
              href={`#view-${index + 1}`}
              aria-label={words("view", { view: index + 1 })}
              aria-current={index === at ? "true" : undefined}
              onClick={(event) => {
                event.preventDefault();
                strip.current?.scrollTo({ left: index * strip.current.clientWidth, behavior: "smooth" });
              }}
              className="block overflow-hidden rounded-md border-2 border-transparent bg-tint aria-[current]:border-ink"
            >
              <Picture media={media} alt="" width={100} className="size-14 mix-blend-multiply lg:size-[4.75rem]" />
            </a>
          </li>
        ))}
      </ul>
      {Zoom && zoomed !== undefined ? (
        <Zoom media={pictures[zoomed] ?? ""} name={name} onClose={() => setZoomed(undefined)} />
      ) : null}
    </section>
  );
}
