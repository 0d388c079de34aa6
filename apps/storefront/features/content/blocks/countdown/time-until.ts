export const countdownParts = ["days", "hours", "minutes", "seconds"] as const;
export type TimeUntil = Readonly<Record<(typeof countdownParts)[number], number>>;

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** What is left until a moment, in whole units; undefined when it has come. Both in ms. */
export function timeUntil(ends: number, now: number): TimeUntil | undefined {
  const left = ends - now;
  if (!(left > 0)) return undefined;
  return {
    days: Math.floor(left / day),
    hours: Math.floor((left % day) / hour),
    minutes: Math.floor((left % hour) / minute),
    seconds: Math.floor((left % minute) / second),
  };
}

/** Two digits at least, so that nothing moves while it counts. */
export const figure = (value: number): string => String(value).padStart(2, "0");
