import { returnWindowDays } from "@gelora/contracts/return-window-days.ts";
import { shownCalendarDay } from "@gelora/locale/calendar-day.ts";
import { formatDay, jakartaDay, midnightOf } from "@gelora/locale/jakarta-time.ts";
import type { ReturnRecord } from "./return-record.ts";

const dayMs = 24 * 60 * 60 * 1000;

/**
 * The last calendar day in Jakarta on which a return can be requested: the 14th after the day on
 * which the last item of the order was delivered or picked up. A return is possible until midnight
 * WIB of that day, whatever the hour of the delivery.
 * @param completedAt null while something of the order is still on its way, which keeps it open
 */
export function lastReturnDay(completedAt: Date | null): string | undefined {
  return completedAt ? jakartaDay(new Date(completedAt.getTime() + returnWindowDays * dayMs)) : undefined;
}

/** Days after the day of approval in which the shopper sends the items. */
const sendingDays = 14;

/** The last calendar day in Jakarta on which an approved return can be sent, as `22/11/2026`. */
export function lastSendingDay(approvedAt: Date): string {
  return formatDay(new Date(approvedAt.getTime() + sendingDays * dayMs));
}

/** Returns approved before this moment have lapsed: midnight WIB of their last day has passed. */
export function lapsedIfApprovedBefore(now: Date): Date {
  return new Date(midnightOf(jakartaDay(now)).getTime() - sendingDays * dayMs);
}

type Awaited = Pick<ReturnRecord, "state" | "mode" | "replacedAt">;

/** When the new goods of an exchange left whose old ones are still away. */
function awaitedSince({ state, mode, replacedAt }: Awaited): Date | undefined {
  return state === "SENT" && mode === "EXCHANGE" && replacedAt ? replacedAt : undefined;
}

/**
 * The last calendar day in Jakarta on which the old goods of an exchange are expected, as
 * `22/11/2026`; undefined before the new ones leave, and once the old ones are here.
 * @param days after the day on which the new ones left
 */
export function lastAwaitedDay(record: Awaited, days: number): string | undefined {
  const since = awaitedSince(record);
  return since && formatDay(new Date(since.getTime() + days * dayMs));
}

/** Old goods are overdue whose replacement left before this moment. */
export function overdueIfReplacedBefore(now: Date, days: number): Date {
  return new Date(midnightOf(jakartaDay(now)).getTime() - days * dayMs);
}

/** Days in Jakarta since the last on which old goods were expected; undefined for none. */
export function daysOverdue(record: Awaited, days: number, now: Date): number | undefined {
  const since = awaitedSince(record);
  if (!since) return undefined;
  const passed = midnightOf(jakartaDay(now)).getTime() - midnightOf(jakartaDay(since)).getTime();
  const overdue = Math.round(passed / dayMs) - days;
  return overdue > 0 ? overdue : undefined;
}

export function isWindowOpen(completedAt: Date | null, now: Date): boolean {
  const last = lastReturnDay(completedAt);
  return last === undefined || jakartaDay(now) <= last;
}

/** The last day of a window that is still open, as `22/11/2026`; undefined while it has none. */
export function openUntil(completedAt: Date | null, now: Date): string | undefined {
  const last = lastReturnDay(completedAt);
  return last !== undefined && isWindowOpen(completedAt, now) ? shownCalendarDay(last) : undefined;
}
