import { expect, test } from "vitest";
import { badgeText } from "./badge-text.ts";

test.each([
  [0, ""],
  [1, "1"],
  [99, "99"],
  [100, "99+"],
  [250, "99+"],
])("[SHL-08, CON-16~] a cart of %i shows %j", (count, text) => {
  expect(badgeText(count)).toBe(text);
});

test("[SHL-16] the chat's count is capped at 9+", () => {
  expect([9, 10].map((count) => badgeText(count, 9))).toEqual(["9", "9+"]);
});
