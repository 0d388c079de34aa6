import { Dialog } from "@gelora/ui/dialog.tsx";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { Picture } from "../../../platform/page/picture.tsx";
import { useWords } from "../../../platform/words/use-words.ts";
import { gallerySizes, galleryWidths } from "./gallery-picture.ts";

/** The picture that was pressed: a new value for each press. */
export type Zoomed = { readonly media: string };

export type ZoomProps = { readonly zoomed: Zoomed; readonly name: string };

/** One picture over the whole screen, until it is closed. */
export function Zoom({ zoomed, name }: ZoomProps) {
  const chrome = useWords("chrome");
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => setIsOpen(true), [zoomed]);
  return (
    <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={name} closeLabel={chrome("close")} width="full">
      {isOpen ? <Enlarging media={zoomed.media} name={name} /> : null}
    </Dialog>
  );
}

/** A press enlarges the picture beyond the screen, where it scrolls; pinching works as usual. */
function Enlarging({ media, name }: Zoomed & Pick<ZoomProps, "name">) {
  const words = useWords("product");
  const [large, setLarge] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const pressed = useRef({ x: 0.5, y: 0.5 });
  // Centres the point that was pressed: a picture's top left corner is only background.
  useLayoutEffect(() => {
    const { current: picture } = button;
    const frame = picture && scrollingParent(picture);
    if (!large || !picture || !frame) return;
    const { x, y } = pressed.current;
    frame.scrollTo(picture.offsetWidth * x - frame.clientWidth / 2, picture.offsetHeight * y - frame.clientHeight / 2);
  }, [large]);
  const place = `[grid-area:1/1] ${large ? "w-full" : "size-full min-h-0 object-contain"}`;
  return (
    <button
      type="button"
      onClick={({ currentTarget, clientX, clientY }) => {
        pressed.current = pointWithin(currentTarget, clientX, clientY);
        setLarge(!large);
      }}
      ref={button}
      aria-pressed={large}
      aria-label={words("magnify")}
      className={`mx-auto grid ${large ? "w-[200%] cursor-zoom-out" : "aspect-square h-full max-w-full cursor-zoom-in"}`}
    >
      {/* The page's own picture, which is there at once, beneath the large one while it loads. */}
      <Picture media={media} alt="" width={800} widths={galleryWidths} sizes={gallerySizes} eager className={place} />
      <Picture media={media} alt={name} width={1600} eager className={place} />
    </button>
  );
}

/** The pressed point as fractions of width and height; the centre for a key press. */
function pointWithin(element: Element, clientX: number, clientY: number): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  if (clientX === 0 && clientY === 0) return { x: 0.5, y: 0.5 };
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}

function scrollingParent(element: Element): Element | undefined {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent;
  }
  return undefined;
}
