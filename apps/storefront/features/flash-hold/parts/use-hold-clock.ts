import { useEffect, useEffectEvent, useState } from "react";
import { countDown } from "../../../platform/browser/count-down.ts";

/** ISO 8601, both by the shop's clock: the device's own may be wrong. */
export type HeldUntil = { readonly holdEnd: string | null; readonly serverTime: string };

/** The shop ends a hold by its own clock, which this one may be a moment ahead of. */
const graceMs = 1000;

/**
 * Counts down to the end of a hold.
 * @param onEnded called a moment after it, and again if the shop then says that it still runs
 * @returns whole seconds left; undefined until the first tick and without a hold
 */
export function useHoldClock({ holdEnd, serverTime }: HeldUntil, onEnded: () => void): number | undefined {
  const [seconds, setSeconds] = useState<number>();
  const tellEnd = useEffectEvent(onEnded);
  useEffect(() => {
    if (holdEnd === null) return;
    const until = Date.now() + Date.parse(holdEnd) - Date.parse(serverTime);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = countDown(until, (left) => {
      setSeconds(left);
      if (left === 0) timer ??= setTimeout(tellEnd, graceMs);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [holdEnd, serverTime]);
  return holdEnd === null ? undefined : seconds;
}
