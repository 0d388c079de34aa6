import { formatDay } from "./jakarta-time.ts";

/**
 * Sums entries of the same day into one line, in the order of the days: two orders of a day are
 * two moments to the club, and one day to the reader.
 * @returns the day as lists show it (`21/11/2026`)
 */
export function sumByDay(
  parts: readonly { readonly points: number; readonly at: Date }[],
): readonly { readonly day: string; readonly points: number }[] {
  return [...Map.groupBy(parts, ({ at }) => formatDay(at))].map(([day, ofDay]) => ({
    day,
    points: ofDay.reduce((sum, { points }) => sum + points, 0),
  }));
}
