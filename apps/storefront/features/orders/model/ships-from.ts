import { shownCalendarDay } from "@gelora/locale/calendar-day.ts";

type OrderedLine = { readonly status?: string | null; readonly deliveryDate?: string | null };

/** The first day a pre-order is shipped, `dd/MM/yyyy`, until it is sent or has ended [PRM-18]. */
export function shipsFrom({ status, deliveryDate }: OrderedLine): string | undefined {
  return status === "0" && deliveryDate ? shownCalendarDay(deliveryDate) : undefined;
}
