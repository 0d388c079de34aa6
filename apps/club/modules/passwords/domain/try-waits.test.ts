import { minutes, seconds } from "@gelora/service-kit/durations.ts";
import { expect, test } from "vitest";
import { cardWaits, personWaits, sourceWaits } from "./try-waits.ts";

test("wrong passwords make a card wait longer and longer, a quarter of an hour at most", () => {
  const { afterFailures } = personWaits;
  expect(afterFailures.slice(0, 9).every((wait) => wait === 0)).toBe(true);
  expect(afterFailures.slice(9)).toEqual([30, 60, 120, 240, 480, 900].map(seconds));
});

test("one source alone makes a card wait at no other, however long it goes on in an hour", () => {
  const firstWait = ({ afterFailures }: typeof cardWaits) => afterFailures.findIndex((wait) => wait > 0) + 1;
  expect([firstWait(personWaits), firstWait(cardWaits)]).toEqual([10, 50]);
  expect(cardWaits.afterFailures.at(-1)).toBe(minutes(15));
});

test("neighbours behind one address wait a minute at most", () => {
  expect(sourceWaits.afterFailures.indexOf(seconds(2))).toBe(29);
  expect(sourceWaits.afterFailures.at(-1)).toBe(minutes(1));
});
