import { days, minutes, seconds } from "@gelora/service-kit/durations.ts";
import { expect, test } from "vitest";
import { waitBeforeAsking } from "./next-ask.ts";

/** The waits until this much time has passed. */
function waitsWithin(life: number): readonly number[] {
  const waits: number[] = [];
  for (let past = 0; past < life; past += waits.at(-1) ?? 0) waits.push(waitBeforeAsking(waits.length));
  return waits;
}

test("a payment that stays open for a day is asked for about 110 times, each time later", () => {
  const waits = waitsWithin(days(1));
  expect(waits.length).toBeLessThan(120);
  expect(waits).toEqual(waits.toSorted((one, other) => one - other));
  expect(waits.at(-1)).toBe(minutes(15));
});

test("in the first eight minutes money is found within 90 s", () => {
  expect(Math.max(...waitsWithin(minutes(8)))).toBe(seconds(90));
});
