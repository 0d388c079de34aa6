import { expect, test } from "vitest";
import { isGoodPin, isPinShaped, oneSpelling } from "./pin-rule.ts";

test("[PIN-05~] [CON-03~] a new PIN has six characters of any kind", () => {
  for (const pin of ["739152", "k7!p2x", "céleri", "céleri"]) expect(isGoodPin(pin)).toBe(true);
  for (const pin of ["", "73915", "7391524"]) expect(isGoodPin(pin)).toBe(false);
});

test("wide digits are the digits that they stand for", () => {
  expect(oneSpelling("７３９１５２")).toBe("739152");
  expect(isGoodPin("７３９１５２")).toBe(true);
  expect(isGoodPin("１２３４５６")).toBe(false);
});

test("[PIN-05~] up to six characters may be entered", () => {
  for (const text of ["1", "73915", "739152", "７３９１５２"]) expect(isPinShaped(text)).toBe(true);
  for (const text of ["", "7391524"]) expect(isPinShaped(text)).toBe(false);
});

test("a PIN that is guessed first is refused", () => {
  for (const pin of ["000000", "121212", "123456", "987654", "abcdef"]) expect(isGoodPin(pin)).toBe(false);
});
