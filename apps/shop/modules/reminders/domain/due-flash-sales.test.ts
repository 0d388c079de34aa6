import { minutes } from "@gelora/service-kit/durations.ts";
import { expect, test } from "vitest";
import { flashNotice, isDueFlashSale } from "./due-flash-sales.ts";

const begins = new Date("2026-11-24T00:00:00+07:00");
const ends = new Date(begins.getTime() + minutes(60));

test.each([
  ["more than ten minutes before", -flashNotice - 1, false],
  ["ten minutes before", -flashNotice, true],
  ["at the beginning, after a pause of the shop", 0, true],
  ["just before its end", minutes(60) - 1, true],
  ["when it is over", minutes(60), false],
])("members are notified of a flash sale: %s", (_when, after, expected) => {
  expect(isDueFlashSale({ begins, ends }, new Date(begins.getTime() + after))).toBe(expected);
});
