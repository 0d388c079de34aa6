import type { PageBlock } from "@gelora/contracts/page-content.ts";
import { buttonClass } from "@gelora/ui/button.tsx";
import { readableMoment } from "../../../../platform/words/readable-moment.ts";
import type { StillPart } from "../../parts/still-part.ts";
import { countdownParts, figure, timeUntil } from "./time-until.ts";

type CountdownBlock = Extract<PageBlock, { readonly type: "countdown" }>;

/**
 * The time until a moment as the server knows it; `run-countdowns.ts` counts on in the browser.
 * Figures and their end share one place, so nothing moves when the moment comes.
 */
export function Countdown({ block, heading: Heading, words, language, now }: StillPart<CountdownBlock>) {
  const ends = new Date(block.endsAt);
  const left = timeUntil(ends.getTime(), now.getTime());
  if (!left && !block.endedText) return null;
  return (
    <section className="mx-auto max-w-[90rem] px-4 md:px-6" data-countdown={ends.toISOString()}>
      <div className="grid items-center gap-5 rounded-xl bg-ink p-6 text-white md:grid-cols-[1fr_auto] md:p-10">
        <div>
          <Heading className="text-2xl md:text-3xl">{block.title}</Heading>
          {block.text ? <p className="mt-2 max-w-[52ch]">{block.text}</p> : null}
          <p className="mt-2 text-sm text-white/80">
            <time dateTime={ends.toISOString()}>
              {words("countdown.until", { moment: readableMoment(ends, language) })}
            </time>
          </p>
          {block.link && block.linkText ? (
            <a href={block.link} className={`${buttonClass("primary")} mt-5`}>
              {block.linkText}
            </a>
          ) : null}
        </div>
        <div className="grid *:col-start-1 *:row-start-1">
          <div
            role="timer"
            aria-label={words("countdown.left")}
            aria-live="off"
            data-left=""
            className={`figures flex gap-2 md:gap-3 ${left ? "" : "invisible"}`}
          >
            {countdownParts.map((part) => (
              <div
                key={part}
                className={`w-16 rounded-lg bg-white/10 py-3 text-center md:w-20 ${part === "seconds" ? "motion-reduce:hidden" : ""}`}
              >
                <span data-part={part} className="block font-extrabold text-2xl md:text-3xl">
                  {figure(left?.[part] ?? 0)}
                </span>
                <span className="text-xs">{words(`countdown.${part}`)}</span>
              </div>
            ))}
          </div>
          {block.endedText ? (
            <p data-ended="" className={`self-center font-bold text-xl ${left ? "invisible" : ""}`}>
              {block.endedText}
            </p>
          ) : null}
        </div>
      </div>
    </section>
  );
}
