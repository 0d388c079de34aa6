import { shownCalendarDay } from "@gelora/locale/calendar-day.ts";
import { type AnnouncedLine, askingSteps, type OrderAnnouncement, type OrderStep } from "./announcement.ts";
import { oneLine } from "./letter.ts";
import { say } from "./words.ts";

/** The steps of an order that is still to be sent. */
export const awaitsParcel: ReadonlySet<OrderStep> = new Set([...askingSteps, "paid"]);

/**
 * From when an order is sent that has nothing to be sent at once, `dd/MM/yyyy`; undefined for all
 * others, whose pre-orders say it beside themselves [PRM-18].
 */
export function preOrderDay({ lines = [] }: OrderAnnouncement): string | undefined {
  const days = lines.flatMap(({ shipsFrom }) => shipsFrom ?? []).toSorted();
  return days.length === lines.length && days[0] ? shownCalendarDay(days[0]) : undefined;
}

/** Colour and size of a line, and the day of a pre-order until it is sent. */
export function lineDetail(
  { step, language }: OrderAnnouncement,
  { detail, shipsFrom }: AnnouncedLine,
): string | undefined {
  const waits = shipsFrom !== undefined && awaitsParcel.has(step);
  const parts = [detail, waits ? say(language, "lines.preOrder", { day: shownCalendarDay(shipsFrom) }) : undefined];
  const shown = parts.flatMap((part) => (part ? oneLine(part) : []));
  return shown.length === 0 ? undefined : shown.join(". ");
}
