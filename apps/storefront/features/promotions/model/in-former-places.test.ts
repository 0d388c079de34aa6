import { expect, test } from "vitest";
import { inFormerPlaces } from "./in-former-places.ts";

const named = (...codes: readonly string[]) => codes.map((activityCode) => ({ activityCode }));

test("promotions stay where they were, newcomers come last in their own order, and who left leaves no gap", () => {
  expect(inFormerPlaces(named("new", "b", "newer", "a"), ["a", "gone", "b"])).toEqual(named("a", "b", "new", "newer"));
  expect(inFormerPlaces(named("b", "a"), [])).toEqual(named("b", "a"));
});
