import { expect, test } from "vitest";
import { priceRows } from "./price-rows.ts";

const info = {
  productAmount: 1_299_000,
  promotionDiscount: 100_000,
  couponDiscount: 50_000,
  mapclubPoint: 9_000,
  freight: 18_000,
  freightDiscount: 5_000,
  totalAmount: 1_153_000,
};

test("[CHK-10~] all rows are shown, what is taken off is negative, and they add up to the shop's total", () => {
  const rows = priceRows(info, true);
  expect(rows).toEqual([
    { name: "productAmount", amount: 1_299_000 },
    { name: "promotionDiscount", amount: -100_000 },
    { name: "couponDiscount", amount: -50_000 },
    { name: "freight", amount: 18_000 },
    { name: "freightDiscount", amount: -5_000 },
    { name: "mapclubPoint", amount: -9_000 },
  ]);
  expect(rows.reduce((sum, { amount }) => sum + (amount ?? 0), 0)).toBe(info.totalAmount);
});

test("[CHK-10~] discounts of nothing are hidden, and freight that is not known yet has no amount", () => {
  expect(priceRows({ productAmount: 500_000, promotionDiscount: 0, couponDiscount: null }, false)).toEqual([
    { name: "productAmount", amount: 500_000 },
    { name: "freight", amount: undefined },
  ]);
});
