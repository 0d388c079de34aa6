import { expect, test } from "vitest";
import { shipsFrom } from "./ships-from.ts";

test.each([
  ["0", "2026-12-19", "19/12/2026"],
  ["0", null, undefined],
  ["41", "2026-12-19", undefined],
  ["61", "2026-12-19", undefined],
])("a line of status %s with the day %s is shipped from %s", (status, deliveryDate, day) => {
  expect(shipsFrom({ status, deliveryDate })).toBe(day);
});
