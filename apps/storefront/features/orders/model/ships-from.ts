import { shownCalendarDay } from "@gelora/locale/calendar-day.ts";

export type OrderedLine = { readonly status?: string | null; readonly deliveryDate?: string | null };

/** The first day a pre-order is shipped, `dd/MM/yyyy`, until it is sent or has ended [PRM-18]. */
export function shipsFrom({ status, deliveryDate }: OrderedLine): string | undefined {
  return status === "0" && deliveryDate ? shownCalendarDay(deliveryDate) : undefined;
}

/**
 * The first day on which an order is sent that has nothing to be sent at once, `dd/MM/yyyy`;
 * undefined for all others.
 */
export function orderShipsFrom({
  productList,
}: {
  readonly productList?: readonly (OrderedLine | null)[] | null;
}): string | undefined {
  const waiting = (productList ?? []).filter((line) => line?.status === "0");
  const days = waiting.flatMap((line) => line?.deliveryDate ?? []).toSorted();
  return days.length === waiting.length && days[0] ? shownCalendarDay(days[0]) : undefined;
}
