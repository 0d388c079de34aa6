import { expect, test } from "vitest";
import { shownPoints, usablePoints } from "./shown-points.ts";

test("[LOC-09~] points are grouped as the language groups numbers", () => {
  expect(shownPoints(25_000, "en-US")).toBe("25,000");
  expect(shownPoints(25_000, "id-ID")).toBe("25.000");
  expect(shownPoints(0, "id-ID")).toBe("0");
});

test("[Q72] points pay Rp 1 each, and never more than the order costs", () => {
  expect(usablePoints(25_000, 349_000)).toBe(25_000);
  expect(usablePoints(25_000, 19_000)).toBe(19_000);
  expect(usablePoints(0, 19_000)).toBe(0);
  expect(usablePoints(-5, 19_000)).toBe(0);
});
