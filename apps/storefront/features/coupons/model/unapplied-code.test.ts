import { expect, test } from "vitest";
import { isUnapplied } from "./unapplied-code.ts";

test("[CHK-27~] a typed code is in the order's way until it is applied or gone; blanks are none", () => {
  expect(isUnapplied("HEMAT25", { couponCode: null, lostCouponCode: null })).toBe(true);
  expect(isUnapplied("", { couponCode: null })).toBe(false);
  expect(isUnapplied("  ", { couponCode: null })).toBe(false);
});

test("[CHK-27~] what was typed before another tab applied a coupon is not seen, and in nobody's way", () => {
  expect(isUnapplied("HEMAT25", { couponCode: "ONGKIR" })).toBe(false);
  expect(isUnapplied("HEMAT25", { couponCode: null, lostCouponCode: "ONGKIR" })).toBe(false);
});
