import { secondsLeft } from "@gelora/locale/time-left.ts";

const secondMs = 1000;

/**
 * Counts down to a moment, second by second [REG-17]. It reads the clock rather than counting
 * ticks: phones suspend timers while the code is read in another app.
 * @param show receives the whole seconds left, at once and then every second until 0
 * @returns how to stop
 */
export function countDown(until: number, show: (secondsLeft: number) => void): () => void {
  const left = (): number => secondsLeft(until, Date.now());
  const timer = setInterval(() => {
    if (left() === 0) clearInterval(timer);
    show(left());
  }, secondMs);
  show(left());
  return () => clearInterval(timer);
}
