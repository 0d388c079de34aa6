import { expect, test } from "vitest";
import { saysAmount } from "./says-amount.ts";

test.each([
  ["Potongan Rp25.000", 25_000, true],
  ["Rp25.000 off", 25_000, true],
  ["Potongan Rp25.000", 3_821, false],
  ["Potongan Rp25.000.000", 25_000, false],
  ["Makin banyak, makin hemat", 164_950, false],
])("%s names %d itself: %s", (reason, amount, says) => {
  expect(saysAmount(reason, amount)).toBe(says);
});
