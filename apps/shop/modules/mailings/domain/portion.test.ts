import { expect, test } from "vitest";
import { isRefusedThroughout, portionOf } from "./portion.ts";

test.each([
  [1, 1, 60_000],
  [5, 1, 12_000],
  [6, 1, 10_000],
  [600, 100, 10_000],
  [1000, 166, 9960],
])("%i mails a minute are %i every %i ms", (perMinute, size, wait) => {
  expect(portionOf(perMinute)).toEqual({ size, wait });
  expect((size / wait) * 60_000).toBeLessThanOrEqual(perMinute);
});

test("ten refusals in a row are a fault of the server, fewer are faults of addresses", () => {
  const refused = Array.from({ length: 10 }, () => "refused" as const);
  expect(isRefusedThroughout(refused)).toBe(true);
  expect(isRefusedThroughout(refused.slice(1))).toBe(false);
  expect(isRefusedThroughout(["sent", ...refused])).toBe(false);
});
