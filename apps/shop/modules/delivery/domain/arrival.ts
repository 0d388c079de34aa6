import { jakartaDay, midnightOf } from "@gelora/locale/jakarta-time.ts";
import { days } from "@gelora/service-kit/durations.ts";

export type TravelTime = { readonly shortest: number; readonly longest: number; readonly unit: "hours" | "days" };

/** Packing and handing over takes a working day before the courier's own days begin. */
const handlingDays = 1;
/** Orders placed from this hour on count as the next day's. */
const lastHourForToday = 15;

/**
 * First and last expected day of arrival, yyyy-MM-dd in Jakarta. Couriers count working days: not
 * Saturdays and Sundays [CHK-25].
 */
export function arrivalDays(now: Date, travel: TravelTime): { earliestDate: string; latestDate: string } {
  if (travel.unit === "hours") {
    const day = jakartaHour(now) < lastHourForToday ? jakartaDay(now) : jakartaDay(new Date(now.getTime() + days(1)));
    return { earliestDate: day, latestDate: day };
  }
  return {
    earliestDate: jakartaDay(afterWorkingDays(now, handlingDays + travel.shortest)),
    latestDate: jakartaDay(afterWorkingDays(now, handlingDays + travel.longest)),
  };
}

/**
 * The days between which goods arrive that are shipped on different days: pre-orders leave on a day
 * of their own, in a parcel of their own.
 * @param shippingDays of each line, yyyy-MM-dd; undefined for at once
 */
export function arrivalOfAll(now: Date, shippingDays: readonly (string | undefined)[], travel: TravelTime) {
  const today = now.getTime();
  const leaves = shippingDays.map((day) => Math.max(today, day === undefined ? today : midnightOf(day).getTime()));
  const [first, last] = leaves.length === 0 ? [today, today] : [Math.min(...leaves), Math.max(...leaves)];
  return {
    earliestDate: arrivalDays(new Date(first), travel).earliestDate,
    latestDate: arrivalDays(new Date(last), travel).latestDate,
  };
}

function afterWorkingDays(from: Date, count: number): Date {
  let day = from;
  for (let left = count; left > 0; ) {
    day = new Date(day.getTime() + days(1));
    if (!isWeekend(day)) left -= 1;
  }
  return day;
}

function isWeekend(moment: Date): boolean {
  const weekday = new Date(`${jakartaDay(moment)}T00:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6;
}

function jakartaHour(moment: Date): number {
  return (moment.getUTCHours() + 7) % 24;
}
