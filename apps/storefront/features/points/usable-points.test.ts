import { expect, test } from "vitest";
import { usablePoints } from "./usable-points.ts";

test("[Q72] points pay Rp 1 each, and never more than the order costs", () => {
  expect(usablePoints(25_000, 349_000)).toBe(25_000);
  expect(usablePoints(25_000, 19_000)).toBe(19_000);
  expect(usablePoints(0, 19_000)).toBe(0);
  expect(usablePoints(-5, 19_000)).toBe(0);
});
