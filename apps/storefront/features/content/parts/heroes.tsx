import { buttonClass } from "@gelora/ui/button.tsx";
import { useEffect, useRef } from "react";
import { useWords } from "../../../platform/use-words.ts";
import type { ShownBlock } from "../content-blocks.ts";
import { CampaignPicture } from "./campaign-picture.tsx";

type Hero = Extract<ShownBlock, { readonly type: "hero" }>;

/**
 * The campaigns. Several make a carousel that turns by itself [HOM-11]; before any script it is a strip that snaps. One stands still and has no controls.
 */
export function Heroes({ heroes }: { readonly heroes: readonly Hero[] }) {
  const words = useWords("content");
  const strip = useRef<HTMLUListElement>(null);
  const dots = useRef<HTMLDivElement>(null);
  const several = heroes.length > 1;
  useEffect(() => {
    if (!several || !strip.current || !dots.current) return;
    const elements = [strip.current, dots.current] as const;
    let stop: (() => void) | undefined;
    let left = false;
    void import("./carousel.ts").then(({ turnByItself }) => {
      if (!left) stop = turnByItself(...elements);
    });
    return () => {
      left = true;
      stop?.();
    };
  }, [several]);
  return (
    <section aria-label={words("campaigns")} className="relative" data-carousel="">
      <ul ref={strip} className="flex snap-x snap-mandatory overflow-x-auto [scrollbar-width:none]">
        {heroes.map((hero, index) => (
          <HeroSlide key={hero.image} hero={hero} first={index === 0} />
        ))}
      </ul>
      {several ? (
        <div ref={dots} className="absolute inset-x-0 bottom-3 flex justify-center gap-1 md:bottom-5">
          {heroes.map((hero, index) => (
            <button
              key={hero.image}
              type="button"
              aria-label={words("campaign", { number: index + 1 })}
              aria-current={index === 0 ? "true" : undefined}
              className="group grid size-8 place-items-center"
            >
              <span className="h-1.5 w-4 rounded-full bg-white/60 transition-[width] group-aria-[current]:w-7 group-aria-[current]:bg-white" />
            </button>
          ))}
        </div>
      ) : null}
    </section>
  );
}

function HeroSlide({ hero, first }: { readonly hero: Hero; readonly first: boolean }) {
  const Heading = first ? "h1" : "h2";
  return (
    <li className="relative w-full shrink-0 snap-start overflow-hidden bg-ink max-md:pb-16">
      {/* On phones there is room below the picture, so that the words stand under its people's feet. */}
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
