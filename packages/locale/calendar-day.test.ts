import { expect, test } from "vitest";
import { shownCalendarDay } from "./calendar-day.ts";

test("[LOC-11~] a calendar day is shown day first, whatever the time zone", () => {
  expect(shownCalendarDay("2026-12-19")).toBe("19/12/2026");
  expect(shownCalendarDay("2027-01-01")).toBe("01/01/2027");
});
