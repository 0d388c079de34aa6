/** Jakarta is seven hours ahead of UTC all year [Q90]. */
const offsetMs = 7 * 60 * 60 * 1000;

/**
 * The end of the calendar month in Jakarta, so many months later: points of one month expire
 * together.
 */
export function endOfMonthAfter(moment: Date, months: number): Date {
  const wall = new Date(moment.getTime() + offsetMs);
  return new Date(Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth() + months + 1) - offsetMs);
}
