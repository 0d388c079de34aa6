import { expect, test } from "vitest";
import { sumByDay } from "./sum-by-day.ts";

test("what falls on one day in Jakarta is one line, in the order of days", () => {
  const at = (iso: string) => new Date(iso);
  expect(
    sumByDay([
      { points: 100, at: at("2026-12-07T17:00:00.000Z") },
      { points: 20, at: at("2026-12-08T16:59:59.000Z") },
      { points: 3, at: at("2026-12-08T17:00:00.000Z") },
    ]),
  ).toEqual([
    { day: "08/12/2026", points: 120 },
    { day: "09/12/2026", points: 3 },
  ]);
  expect(sumByDay([])).toEqual([]);
});
