import { jakartaDay, midnightOf } from "@gelora/locale/jakarta-time.ts";

const dayMs = 24 * 60 * 60 * 1000;

/**
 * When pieces of a purchase can no longer be returned: as in the shop, at midnight WIB after the
 * last day of the window, whatever the hour of the delivery.
 */
export function endOfWindow(completedAt: Date, returnWindowDays: number): Date {
  return midnightOf(jakartaDay(new Date(completedAt.getTime() + (returnWindowDays + 1) * dayMs)));
}
