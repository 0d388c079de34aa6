import { expect, test } from "vitest";
import { countdownText } from "./countdown.ts";
import { groupDigits } from "./group-digits.ts";

test("[PAY-02] the clock counts hours, minutes and seconds down to zero and stops there", () => {
  const hour = 3_600_000;
  expect(countdownText(24 * hour)).toBe("24:00:00");
  expect(countdownText(5 * hour + 4 * 60_000 + 2_001)).toBe("05:04:03");
  expect(countdownText(999)).toBe("00:00:01");
  expect(countdownText(0)).toBe("00:00:00");
  expect(countdownText(-5)).toBe("00:00:00");
});

test("[PAY-02] numbers are read in groups of four, the rest at the end", () => {
  expect(groupDigits("8000123456")).toBe("8000 1234 56");
  expect(groupDigits("80001234")).toBe("8000 1234");
  expect(groupDigits("70012")).toBe("70012");
});
