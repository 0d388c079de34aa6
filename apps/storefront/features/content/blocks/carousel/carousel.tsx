import { type RefObject, useEffect, useRef } from "react";
import { useWords } from "../../../../platform/words/use-words.ts";
import type { ShownBlock } from "../../content-blocks.ts";
import { Hero } from "../hero/hero.tsx";

type Slides = Extract<ShownBlock, { readonly type: "carousel" }>["slides"];

/**
 * The campaigns. Several make an automatic carousel [HOM-11], which is a snapping strip without
 * scripts. A single one has no controls.
 */
export function Carousel({ slides, isTop }: { readonly slides: Slides; readonly isTop: boolean }) {
  const words = useWords("content");
  const { strip, dots, pause } = useCarousel(slides);
  return (
    <section aria-label={words("campaigns")} className="relative" data-carousel="">
      <ul ref={strip} className="flex snap-x snap-mandatory overflow-x-auto [scrollbar-width:none]">
        {slides.map((slide, index) => (
          <Hero key={slide.image} campaign={slide} first={isTop && index === 0} />
        ))}
      </ul>
      {slides.length > 1 ? <Controls count={slides.length} dots={dots} pause={pause} /> : null}
    </section>
  );
}

/** Moves the strip, once the carousel's script has loaded. */
function useCarousel(slides: Slides) {
  const strip = useRef<HTMLUListElement>(null);
  const dots = useRef<HTMLDivElement>(null);
  const pause = useRef<HTMLButtonElement>(null);
  // Other pictures, for example after a change of device class, need new slides and dots.
  const pictures = slides.map(({ image }) => image).join();
  useEffect(() => {
    if (!strip.current || !dots.current || !pause.current) return;
    const elements = [strip.current, dots.current, pause.current] as const;
    let stop: (() => void) | undefined;
    let left = false;
    void import("./turn-by-itself.ts").then(({ turnByItself }) => {
      if (!left) stop = turnByItself(...elements);
    });
    return () => {
      left = true;
      stop?.();
    };
  }, [pictures]);
  return { strip, dots, pause };
}

type ControlsProps = {
  readonly count: number;
  readonly dots: RefObject<HTMLDivElement | null>;
  readonly pause: RefObject<HTMLButtonElement | null>;
};

/** A dot per slide, and a button that stops them. */
function Controls({ count, dots, pause }: ControlsProps) {
  const words = useWords("content");
  return (
    <div className="absolute inset-x-0 bottom-1 flex justify-center md:bottom-3.5">
      <div ref={dots} className="flex">
        {Array.from({ length: count }, (_, index) => (
          <button
            key={index}
            type="button"
            aria-label={words("campaign", { number: index + 1 })}
            aria-current={index === 0 ? "true" : undefined}
            className="group grid size-11 place-items-center"
          >
            <span className="h-1.5 w-4 rounded-full bg-white/60 transition-[width] group-aria-[current]:w-7 group-aria-[current]:bg-white" />
          </button>
        ))}
      </div>
      {/* Invisible until the carousel starts: the script shows it. */}
      <button
        ref={pause}
        type="button"
        aria-label={words("pause")}
        aria-pressed="false"
        data-control="pause"
        className="group invisible grid size-11 place-items-center text-white data-[ready]:visible"
      >
        <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 fill-current">
          <path d="M3 2h4v12H3zM9 2h4v12H9z" className="group-aria-pressed:hidden" />
          <path d="M4 2l10 6-10 6z" className="hidden group-aria-pressed:block" />
        </svg>
      </button>
    </div>
  );
}
