import { Icon } from "@gelora/ui/icon.tsx";
import { type ComponentType, useRef, useState } from "react";
import { Picture } from "../../../platform/page/picture.tsx";
import { useWords } from "../../../platform/words/use-words.ts";
import { gallerySizes, galleryWidths } from "./gallery-picture.ts";
import type { Zoomed, ZoomProps } from "./zoom.tsx";

export type GalleryProps = { readonly pictures: readonly string[]; readonly name: string };

/**
 * A snapping strip with thumbnails beside it; a press enlarges the picture. Without scripts it
 * scrolls, and thumbnails link to their picture.
 */
export function Gallery({ pictures, name }: GalleryProps) {
  const words = useWords("product");
  const strip = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const [zoom, setZoom] = useState<Zoomed & { readonly Zoom: ComponentType<ZoomProps> }>();
  const open = async (media: string): Promise<void> => setZoom({ ...(await import("./zoom.tsx")), media });
  const goTo = (index: number): void =>
    strip.current?.scrollTo({ left: index * strip.current.clientWidth, behavior: "smooth" });
  return (
    <section aria-label={words("gallery")} className="min-w-0 lg:grid lg:grid-cols-[5rem_1fr] lg:gap-4 lg:self-start">
      <ul
        ref={strip}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setAt(Math.round(scrollLeft / clientWidth))}
        className="-mx-4 flex snap-x snap-mandatory overflow-x-auto [scrollbar-width:none] md:mx-0 md:rounded-xl lg:order-last"
      >
        {pictures.map((media, index) => (
          <View key={media} media={media} name={name} index={index} onOpen={open} />
        ))}
      </ul>
      <ul className="mt-3 flex justify-center gap-2 lg:mt-0 lg:flex-col lg:justify-start">
        {pictures.map((media, index) => (
          <Thumbnail key={media} media={media} index={index} isShown={index === at} onPress={goTo} />
        ))}
      </ul>
      {zoom ? <zoom.Zoom zoomed={zoom} name={name} /> : null}
    </section>
  );
}

type ViewProps = {
  readonly media: string;
  readonly name: string;
  /** Counted from 0. */
  readonly index: number;
  readonly onOpen: (media: string) => unknown;
};

/** A large picture, which opens larger still. */
function View({ media, name, index, onOpen }: ViewProps) {
  const words = useWords("product");
  const view = index + 1;
  return (
    <li id={`view-${view}`} className="relative w-full shrink-0 snap-start bg-tint">
      <button
        type="button"
        onClick={() => onOpen(media)}
        aria-label={words("zoom", { view })}
        className="group block w-full cursor-zoom-in"
      >
        <Picture
          media={media}
          alt={words("pictureAlt", { name, view })}
          width={800}
          widths={galleryWidths}
          sizes={gallerySizes}
          eager={index === 0}
          className="aspect-square w-full object-contain mix-blend-multiply"
        />
        <span className="absolute right-4 bottom-4 grid size-11 place-items-center rounded-full bg-white/90 opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100 max-lg:hidden">
          <Icon name="zoom" />
        </span>
      </button>
    </li>
  );
}

type ThumbnailProps = {
  readonly media: string;
  readonly index: number;
  readonly isShown: boolean;
  readonly onPress: (index: number) => void;
};

function Thumbnail({ media, index, isShown, onPress }: ThumbnailProps) {
  const words = useWords("product");
  return (
    <li>
      <a
        href={`#view-${index + 1}`}
        aria-label={words("view", { view: index + 1 })}
        aria-current={isShown ? "true" : undefined}
        onClick={(event) => {
          event.preventDefault();
          onPress(index);
        }}
        className="block overflow-hidden rounded-md border-2 border-transparent bg-tint aria-[current]:border-ink"
      >
        <Picture media={media} alt="" width={100} className="size-14 mix-blend-multiply lg:size-[4.75rem]" />
      </a>
    </li>
  );
}
