import { durationOf } from "@gelora/locale/time-left.ts";
import { Icon } from "@gelora/ui/icon.tsx";
import { useWords } from "../../platform/words/use-words.ts";
import { clockText } from "./parts/clock-text.ts";
import { type HeldUntil, useHoldClock } from "./parts/use-hold-clock.ts";

export type FlashHoldLineProps = {
  /**
   * What running flash sales hold or could hold for the shopper; of what is held, the one that ends
   * first counts.
   */
  readonly holds: readonly HeldUntil[];
};

/**
 * One line with the time left at a price of a flash sale, or that none is held, where the notes of
 * the items are out of sight. They say when it is over, and what comes then. On a phone both are as
 * high as two lines, so that the end of the time moves nothing that is being read.
 */
export function FlashHoldLine({ holds }: FlashHoldLineProps) {
  const words = useWords("flash-hold");
  const first = firstToEnd(holds);
  if (first) return <Line hold={first} />;
  return holds.length > 0 ? (
    <p
      className="flex min-h-14 items-center rounded-md bg-tint px-3 py-2 text-sm text-strong sm:min-h-0"
      data-flash-hold="none"
    >
      {words("notHeld")}
    </p>
  ) : null;
}

function Line({ hold }: { readonly hold: HeldUntil }) {
  const words = useWords("flash-hold");
  const seconds = useHoldClock(hold, () => {});
  return (
    <p
      className="flex min-h-14 items-center gap-2 rounded-md bg-accent-soft px-3 py-2 font-semibold text-accent-deep text-sm sm:min-h-0"
      data-flash-hold="line"
    >
      <Icon name="clock" className="size-4" />
      <time
        role="timer"
        aria-live="off"
        dateTime={seconds === undefined ? undefined : durationOf(seconds)}
        className="figures min-w-0 flex-1"
      >
        {words("heldLine", { time: clockText(seconds) })}
      </time>
    </p>
  );
}

function firstToEnd(holds: readonly HeldUntil[]): HeldUntil | undefined {
  const left = ({ holdEnd, serverTime }: HeldUntil): number => Date.parse(holdEnd ?? "") - Date.parse(serverTime);
  return holds.filter(({ holdEnd }) => holdEnd !== null).toSorted((one, other) => left(one) - left(other))[0];
}
