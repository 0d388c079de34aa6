import { Dialog } from "@gelora/ui/dialog.tsx";
import { useState } from "react";
import { Picture } from "../../../platform/picture.tsx";
import { useWords } from "../../../platform/use-words.ts";

export type ZoomProps = { readonly media: string; readonly name: string; readonly onClose: () => void };

/** One picture over the whole screen. A press makes it larger than the screen, to be moved about by scrolling; fingers pinch as everywhere. */
export function Zoom({ media, name, onClose }: ZoomProps) {
  const words = useWords("product");
  const chrome = useWords("chrome");
  const [large, setLarge] = useState(false);
  return (
    <Dialog open onClose={onClose} title={name} closeLabel={chrome("close")} width="full">
      <button
        type="button"
        onClick={() => setLarge(!large)}
        aria-pressed={large}
        aria-label={words("magnify")}
        className={`mx-auto block ${large ? "w-[200%] cursor-zoom-out" : "h-full cursor-zoom-in"}`}
      >
        <Picture
          media={media}
          alt={name}
          width={1600}
          eager
          className={large ? "w-full" : "mx-auto max-h-full w-auto object-contain"}
        />
      </button>
    </Dialog>
  );
}
