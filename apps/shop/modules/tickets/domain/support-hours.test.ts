import { expect, test } from "vitest";
import { supportHoursAt } from "./support-hours.ts";

test.each([
  ["2026-11-23T07:59:59+07:00", false, "2026-11-23T08:00:00+07:00"],
  ["2026-11-23T08:00:00+07:00", true, "2026-11-23T21:00:00+07:00"],
  ["2026-11-22T20:59:59+07:00", true, "2026-11-22T21:00:00+07:00"],
  ["2026-11-23T21:00:00+07:00", false, "2026-11-24T08:00:00+07:00"],
  ["2026-11-23T00:00:00+07:00", false, "2026-11-23T08:00:00+07:00"],
])("[SHL-31~] at %s chat support is open: %s, until %s", (moment, isOpen, changesAt) => {
  expect(supportHoursAt(new Date(moment))).toEqual({ isOpen, changesAt: new Date(changesAt) });
});
