import { formatDay } from "@gelora/locale/jakarta-time.ts";
import { formatPoints } from "@gelora/money/format-points.ts";

/** `+1.250` or `−300`: a change, with a real minus. */
export function shownChange(amount: number): string {
  return `${amount < 0 ? "\u2212" : "+"}${formatPoints(Math.abs(amount))}`;
}

/** The last day on which points can be used. @param expiresAt the moment after it */
export function lastDay(expiresAt: string): string {
  return formatDay(new Date(Date.parse(expiresAt) - 1));
}

/** `•••• 0001`: the end of a number, for a page that others may see. */
export function maskedMobile(mobile: string): string {
  return `+62 ••• ${mobile.slice(-4)}`;
}
