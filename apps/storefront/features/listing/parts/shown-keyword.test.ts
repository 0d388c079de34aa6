import { expect, test } from "vitest";
import { shownKeyword } from "./shown-keyword.ts";

test("a keyword is shown whole up to forty letters, and of a longer one the beginning", () => {
  const whole = "sepatu lari pria ukuran 42 warna biru tu";
  expect(shownKeyword(whole)).toBe(whole);
  expect(shownKeyword(`${whole}a`)).toBe(`${whole}…`);
  expect(shownKeyword("sepatu".repeat(40))).toHaveLength(41);
  expect(shownKeyword("👟".repeat(41))).toBe(`${"👟".repeat(40)}…`);
  expect(shownKeyword(`${"a".repeat(39)} b`)).toBe(`${"a".repeat(39)}…`);
});
