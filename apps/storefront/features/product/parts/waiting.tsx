import { durationOf, minutesAndSeconds } from "@gelora/locale/time-left.ts";
import { Button } from "@gelora/ui/button.tsx";
import { Dialog } from "@gelora/ui/dialog.tsx";
import { useEffect, useState } from "react";
import { countDown } from "../../../platform/browser/count-down.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import type { Wait } from "./wait-of.ts";

export type WaitingProps = { readonly wait: Wait; readonly name: string; readonly onLeave: () => void };

/** The place in a flash sale's waiting line, and how long it will take; it goes on by itself. */
export function Waiting({ wait, name, onLeave }: WaitingProps) {
  const words = useWords("product");
  const seconds = useEstimate(wait);
  return (
    <Dialog open onClose={onLeave} title={words("lineTitle")} closeLabel={words("lineLeave")}>
      <div data-flash-line={wait.place}>
        <p className="font-bold">{name}</p>
        <p className="mt-1 text-sm text-strong">{words("lineText")}</p>
        <dl className="mt-4 grid grid-cols-2 gap-3 rounded-md bg-tint p-4 text-center">
          <div>
            <dt className="text-quiet text-sm">{words("linePlace")}</dt>
            <dd className="figures font-extrabold text-3xl tracking-tight">{wait.place}</dd>
          </div>
          <div>
            <dt className="text-quiet text-sm">{words("lineWait")}</dt>
            <dd>
              <time
                role="timer"
                aria-live="off"
                aria-label={words("lineWait")}
                dateTime={durationOf(seconds)}
                className="figures font-extrabold text-3xl tracking-tight"
              >
                {minutesAndSeconds(seconds)}
              </time>
            </dd>
          </div>
        </dl>
        <p className="mt-4 text-quiet text-sm">{words("lineNote")}</p>
        <Button look="outline" className="mt-5 w-full" onClick={onLeave}>
          {words("lineLeave")}
        </Button>
      </div>
    </Dialog>
  );
}

/** Counts on by itself between the shop's answers. */
function useEstimate(wait: Wait): number {
  const [seconds, setSeconds] = useState(wait.seconds);
  useEffect(() => countDown(Date.now() + wait.seconds * 1000, setSeconds), [wait]);
  return seconds;
}
