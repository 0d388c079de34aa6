import { expect, test } from "vitest";
import { savingWords } from "./included-saving.ts";

const saving = { source: "PROMOTION", code: "TIERS", amount: 25_000, explanation: "More kit, more off" };

test("[CHK-10~] a sale price and a gift's or an add-on's are in the line's price; what other offers take off is not", () => {
  const line = { activityCode: "GIFTS" };
  expect(savingWords({ ...saving, source: "SALE_PRICE", code: "RG5" }, line)).toBe("saving");
  expect(savingWords({ ...saving, code: "GIFTS" }, line)).toBe("saving");
  expect(savingWords(saving, line)).toBe("savingInTotal");
  const coupon = { ...saving, source: "COUPON", code: "HEMAT25", explanation: "Ten percent" };
  expect(savingWords(coupon, { activityCode: null })).toBe("savingInTotal");
});

test("[CHK-10~] a coupon whose name tells the sum is not followed by it; its share of several lines is told", () => {
  const coupon = { ...saving, source: "COUPON", code: "HEMAT25", explanation: "Potongan Rp25.000" };
  expect(savingWords(coupon, {})).toBe("savingByCoupon");
  expect(savingWords({ ...coupon, amount: 20_948 }, {})).toBe("savingInTotal");
});
