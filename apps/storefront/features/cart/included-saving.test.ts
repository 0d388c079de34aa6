import { expect, test } from "vitest";
import { isIncluded } from "./included-saving.ts";

test("[CHK-10~] a sale price and a gift's or an add-on's are in the line's price; what other offers take off is not", () => {
  const line = { activityCode: "GIFTS" };
  expect(isIncluded({ source: "SALE_PRICE", code: "RG5" }, line)).toBe(true);
  expect(isIncluded({ source: "PROMOTION", code: "GIFTS" }, line)).toBe(true);
  expect(isIncluded({ source: "PROMOTION", code: "TIERS" }, line)).toBe(false);
  expect(isIncluded({ source: "COUPON", code: "HEMAT25" }, { activityCode: null })).toBe(false);
});
