import { buttonClass } from "@gelora/ui/button.tsx";
import { type RefObject, useEffect, useRef } from "react";
import { useWords } from "../../../../platform/words/use-words.ts";
import type { ShownBlock } from "../../content-blocks.ts";
import { CampaignPicture } from "../../parts/campaign-picture.tsx";

type Hero = Extract<ShownBlock, { readonly type: "carousel" }>["slides"][number];

/**
 * The campaigns. Several make an automatic carousel [HOM-11], which is a snapping strip without
 * scripts. A single one has no controls.
 */
export function Heroes({ heroes, isTop }: { readonly heroes: readonly Hero[]; readonly isTop: boolean }) {
  const words = useWords("content");
  const { strip, dots, pause } = useCarousel(heroes);
  return (
    <section aria-label={words("campaigns")} className="relative" data-carousel="">
      <ul ref={strip} className="flex snap-x snap-mandatory overflow-x-auto [scrollbar-width:none]">
        {heroes.map((hero, index) => (
          <HeroSlide key={hero.image} hero={hero} first={isTop && index === 0} />
        ))}
      </ul>
      {heroes.length > 1 ? <Controls count={heroes.length} dots={dots} pause={pause} /> : null}
    </section>
  );
}

/** Moves the strip, once the carousel's script has loaded. */
function useCarousel(heroes: readonly Hero[]) {
  const strip = useRef<HTMLUListElement>(null);
  const dots = useRef<HTMLDivElement>(null);
  const pause = useRef<HTMLButtonElement>(null);
  // Other pictures, for example after a change of device class, need new slides and dots.
  const slides = heroes.map(({ image }) => image).join();
  useEffect(() => {
    if (!strip.current || !dots.current || !pause.current) return;
    const elements = [strip.current, dots.current, pause.current] as const;
    let stop: (() => void) | undefined;
    let left = false;
    void import("./carousel.ts").then(({ turnByItself }) => {
      if (!left) stop = turnByItself(...elements);
    });
    return () => {
      left = true;
      stop?.();
    };
  }, [slides]);
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

function HeroSlide({ hero, first }: { readonly hero: Hero; readonly first: boolean }) {
  const Heading = first ? "h1" : "h2";
  return (
    <li className="relative w-full shrink-0 snap-start overflow-hidden bg-ink max-md:pb-20">
      {/* On phones the text is below the picture, clear of the people in it. */}
      <CampaignPicture media={hero.image} eager={first} />
      <div className="absolute inset-0 mx-auto flex w-full max-w-[90rem] flex-col justify-end px-5 pb-12 text-white md:justify-center md:px-6 md:pb-8">
        <Heading className="text-3xl md:max-w-[11ch] md:text-4xl">{hero.title}</Heading>
        <p className="mt-2 md:mt-3 md:max-w-[34ch] md:text-lg">{hero.text}</p>
        <a href={hero.link} className={`${buttonClass("primary")} mt-4 self-start md:mt-5`}>
          {hero.linkText}
        </a>
      </div>
    </li>
  );
}
