import { expect, test } from "vitest";
import { isIncluded } from "./included-saving.ts";

test("an offer's part is included in the line's price; a sale price and a gift are the item's own", () => {
  expect(isIncluded({ source: "PROMOTION" }, 199_000)).toBe(true);
  expect(isIncluded({ source: "COUPON" }, 199_000)).toBe(true);
  expect(isIncluded({ source: "SALE_PRICE" }, 199_000)).toBe(false);
  expect(isIncluded({ source: "PROMOTION" }, 0)).toBe(false);
});
