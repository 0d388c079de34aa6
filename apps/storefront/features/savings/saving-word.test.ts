import { expect, test } from "vitest";
import { savingWord } from "./saving-word.ts";

const offer = (source: string, code: string, explanation = "An offer") => ({
  source,
  code,
  explanation,
  amount: 25_000,
});

test("[CHK-10~] a sale price and a gift's or an add-on's are in the line's price; what other offers take off is not", () => {
  const line = { activityCode: "GIFTS" };
  expect(savingWord(offer("SALE_PRICE", "RG5"), line)).toBe("saving");
  expect(savingWord(offer("PROMOTION", "GIFTS"), line)).toBe("saving");
  expect(savingWord(offer("PROMOTION", "TIERS"), line)).toBe("savingInTotal");
  expect(savingWord(offer("COUPON", "HEMAT25"), { activityCode: null })).toBe("savingInTotal");
});

test("a reason that names the amount itself says it once", () => {
  const named = "Potongan Rp25.000";
  expect(savingWord(offer("COUPON", "HEMAT25", named), { activityCode: null })).toBe("namedInTotal");
  expect(savingWord(offer("SALE_PRICE", "RG5", named), { activityCode: null })).toBe("named");
});
