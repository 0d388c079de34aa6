import { durationOf } from "@gelora/locale/time-left.ts";
import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { Icon } from "@gelora/ui/icon.tsx";
import { type ReactNode, useState } from "react";
import { useWords } from "../../platform/words/use-words.ts";
import { clockText } from "./parts/clock-text.ts";
import { type HeldUntil, useHoldClock } from "./parts/use-hold-clock.ts";

export type FlashFacts = HeldUntil & {
  readonly price: number;
  readonly commonPrice: number;
  readonly mostPerShopper: number;
  readonly left: number;
};

export type FlashHoldNoteProps = {
  /** Of a line of the cart or the checkout, as the shop gave it last. */
  readonly flash: FlashFacts;
  /** The goods' name. */
  readonly name: string;
  /**
   * Called once the time is over; the page asks the shop again, which knows what the line costs
   * now.
   */
  readonly onEnded: () => void;
  /** How pieces are taken that are still left. */
  readonly children: ReactNode;
};

/**
 * What a line has to do with a flash sale: how long its price and pieces are the shopper's and what
 * it costs afterwards, or that pieces can be taken.
 */
export function FlashHoldNote({ flash, name, onEnded, children }: FlashHoldNoteProps) {
  const words = useWords("flash-hold");
  const seconds = useHoldClock(flash, onEnded);
  const isHeld = flash.holdEnd !== null;
  const [wasHeld, setWasHeld] = useState(isHeld);
  if (isHeld && !wasHeld) setWasHeld(true);
  const commonPrice = formatRupiah(flash.commonPrice);
  if (isHeld)
    return (
      <div className="mt-2 rounded-md bg-accent-soft px-3 py-2 text-accent-deep text-sm" data-flash-hold="held">
        <p className="font-semibold">
          {words("held")} {/* Where the line is full, the icon goes with the time. */}
          <span className="whitespace-nowrap">
            <Icon name="clock" className="mr-1 inline size-4 align-[-0.15em]" />
            <Clock seconds={seconds} label={words("timeLeft")} />
          </span>
        </p>
        <p className="text-strong">
          {words("afterwards", { price: commonPrice, most: flash.mostPerShopper })}. {words("payBy")}
        </p>
        <p role="status" className="sr-only">
          {seconds !== undefined && seconds <= 60 ? words("lastMinute", { name }) : ""}
        </p>
      </div>
    );
  return (
    <div className="mt-2 rounded-md bg-tint px-3 py-2 text-sm text-strong" data-flash-hold="open">
      {wasHeld ? (
        <p role="status" className="font-semibold">
          {words("ended", { price: commonPrice })}
        </p>
      ) : null}
      <p>
        {flash.left > 0
          ? words("stillLeft", { left: flash.left, price: formatRupiah(flash.price) })
          : words("allTaken")}
      </p>
      {flash.left > 0 ? children : null}
    </div>
  );
}

/** Minutes and seconds; it changes every second and is not announced. */
function Clock({ seconds, label }: { readonly seconds: number | undefined; readonly label: string }) {
  return (
    <time
      role="timer"
      aria-live="off"
      aria-label={label}
      dateTime={seconds === undefined ? undefined : durationOf(seconds)}
      className="figures inline-block min-w-[5ch] font-extrabold"
    >
      {clockText(seconds)}
    </time>
  );
}
