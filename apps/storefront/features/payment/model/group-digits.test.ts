import { expect, test } from "vitest";
import { groupDigits } from "./group-digits.ts";

test("[PAY-02] numbers are read in groups of four, the rest at the end", () => {
  expect(groupDigits("8000123456")).toBe("8000 1234 56");
  expect(groupDigits("80001234")).toBe("8000 1234");
  expect(groupDigits("8000123456789")).toBe("8000 1234 56789");
  expect(groupDigits("70012")).toBe("70012");
});
