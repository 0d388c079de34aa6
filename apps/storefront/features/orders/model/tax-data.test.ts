import { expect, test } from "vitest";
import { companyError, taxCodeError, taxTextError } from "./tax-data.ts";

test.each([
  ["01.234.567.8-901.000", undefined],
  ["3171234567890123", undefined],
  ["12345", "TAX_CODE"],
  ["000000000000000", "TAX_CODE"],
  ["", "TAX_CODE"],
])("[ORD-24~] the tax number %j: %s", (typed, error) => {
  expect(taxCodeError(typed)).toBe(error);
});

test("[ORD-24~] a company's name and address are neither blank nor longer than the shop takes", () => {
  const errors = [" ", "x".repeat(101), "PT 😀", "PT Kenari"].map((typed) => taxTextError(typed, 100));
  expect(errors).toEqual(["EMPTY", "TOO_LONG", "HAS_EMOJI", undefined]);
});

test("[ORD-24~] a company's name has a letter", () => {
  expect(["12345", "PT 😀", "3M"].map((typed) => companyError(typed, 100))).toEqual([
    "NO_LETTER",
    "HAS_EMOJI",
    undefined,
  ]);
});
