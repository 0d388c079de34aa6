import { jakartaDay } from "@gelora/locale/jakarta-time.ts";
import type { Lot } from "./lots.ts";

/** Jakarta is seven hours ahead of UTC all year [Q90]. */
const offsetMs = 7 * 60 * 60 * 1000;

/**
 * The end of the calendar month in Jakarta, a number of months later: points of one month expire
 * together.
 */
export function endOfMonthAfter(moment: Date, months: number): Date {
  const wall = new Date(moment.getTime() + offsetMs);
  return new Date(Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth() + months + 1) - offsetMs);
}

/**
 * Whether what is left in a lot expires now. Points that came back after its end, however late,
 * stay for the rest of that day in Jakarta: their member has had no time to use them.
 */
export function isToExpire({ expiresAt, cameBackAt }: Pick<Lot, "expiresAt" | "cameBackAt">, now: Date): boolean {
  if (expiresAt > now) return false;
  return cameBackAt === null || jakartaDay(cameBackAt) !== jakartaDay(now);
}
