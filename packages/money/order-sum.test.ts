import fc from "fast-check";
import { expect, test } from "vitest";
import {
  couponOfRow,
  isPaidBack,
  type OrderAmounts,
  pointsPaidShipping,
  refundSums,
  shownDiscounts,
  sumRows,
} from "./order-sum.ts";

const plain: OrderAmounts = {
  productAmount: 899_000,
  discount: 0,
  coupon: 0,
  pointsAmount: 0,
  freight: 18_000,
  freightDiscount: 0,
  total: 917_000,
};
const added = (amounts: OrderAmounts) => sumRows(amounts).reduce((sum, { amount }) => sum + amount, 0);

test("[ORD-31] the rows add up to the total, and rows of nothing are left out", () => {
  expect(sumRows(plain).map(({ key }) => key)).toEqual(["goods", "delivery"]);
  expect(added(plain)).toBe(plain.total);
});

test("[ORD-31] [ORD-36] what was taken off is shown row by row, points among it", () => {
  const rich = {
    ...plain,
    discount: 100_000,
    coupon: 50_000,
    pointsAmount: 7_000,
    freightDiscount: 8_000,
    total: 752_000,
  };
  expect(sumRows(rich)).toEqual([
    { key: "goods", amount: 899_000 },
    { key: "discount", amount: -100_000 },
    { key: "coupon", amount: -50_000 },
    { key: "delivery", amount: 18_000 },
    { key: "deliveryDiscount", amount: -8_000 },
    { key: "points", amount: -7_000 },
  ]);
  expect(added(rich)).toBe(rich.total);
});

test("[ORD-31] numbers that disagree are never hidden", () => {
  const odd = { ...plain, total: 900_000 };
  expect(added(odd)).toBe(900_000);
  expect(sumRows(odd).at(-1)).toEqual({ key: "adjustment", amount: -17_000 });
});

test("free delivery is said, not left out", () => {
  expect(sumRows({ ...plain, freight: 0, total: 899_000 })).toContainEqual({ key: "delivery", amount: 0 });
});

test("points that paid more than the goods paid shipping too", () => {
  const free = { ...plain, coupon: 50_000, total: 0 };
  expect(pointsPaidShipping({ ...free, pointsAmount: 867_000 })).toBe(true);
  expect(pointsPaidShipping({ ...free, pointsAmount: 849_000 })).toBe(false);
  expect(pointsPaidShipping(plain)).toBe(false);
});

test("[ORD-31~] each promotion is named with its part, unless cancelled pieces have changed the parts", () => {
  const discounts = [
    { source: "PROMOTION", name: "3+1", amount: 30_000 },
    { source: "PROMOTION", name: "Free delivery", amount: 8_000 },
  ];
  const sum = { discount: 30_000, coupon: 0, freightDiscount: 8_000 };
  expect(shownDiscounts(discounts, sum)).toEqual(discounts.map(({ name, amount }) => ({ name, amount })));
  const later = shownDiscounts(discounts, { ...sum, discount: 0 });
  expect(later.map(({ amount }) => amount)).toEqual([undefined, undefined]);
});

test("[ORD-31~] a coupon is named by its row, unless a part of it is off the delivery", () => {
  const coupon = { source: "COUPON", name: "Coupon HEMAT50", amount: 50_000 };
  const ofGoods = { discount: 0, coupon: 50_000, freightDiscount: 0 };
  expect(couponOfRow([coupon], ofGoods)).toBe(coupon);
  expect(shownDiscounts([coupon], ofGoods)).toEqual([]);
  const ofBoth = { discount: 0, coupon: 45_000, freightDiscount: 5_000 };
  expect(couponOfRow([coupon], ofBoth)).toBeUndefined();
  expect(shownDiscounts([coupon], ofBoth)).toEqual([{ name: "Coupon HEMAT50", amount: 50_000 }]);
});

const amount = fc.integer({ min: 0, max: 50_000_000 });

test("[ORD-24~] the rows add up to the total, whatever the amounts, and say nothing of nothing", () => {
  fc.assert(
    fc.property(amount, amount, amount, amount, amount, amount, amount, (...given) => {
      const [productAmount, discount, coupon, pointsAmount, freight, freightDiscount, total] = given;
      const rows = sumRows({ productAmount, discount, coupon, pointsAmount, freight, freightDiscount, total });
      expect(rows.reduce((sum, row) => sum + row.amount, 0)).toBe(total);
      for (const row of rows) if (row.key !== "goods" && row.key !== "delivery") expect(row.amount).not.toBe(0);
    }),
  );
});

test("money beyond the total, or to be decided about, lowers no sum", () => {
  expect(
    refundSums([
      { amount: 100, status: "DONE", isExtra: false },
      { amount: 20, status: "DUE", isExtra: false },
      { amount: 3, status: "ON_ITS_WAY", isExtra: false },
      { amount: 4000, status: "DECIDING", isExtra: false },
      { amount: 50_000, status: "DONE", isExtra: true },
    ]),
  ).toEqual({ done: 100, underWay: 23 });
});

test("an order is paid back once the goods are, though its delivery stays paid", () => {
  const done = (amount: number, isExtra = false) => [{ amount, status: "DONE", isExtra } as const];
  expect([plain.total, 899_000, 898_999, 0].map((amount) => isPaidBack(plain, done(amount)))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(isPaidBack(plain, [])).toBe(false);
  expect(isPaidBack(plain, done(plain.total, true))).toBe(false);
  expect(isPaidBack(plain, [{ amount: plain.total, status: "ON_ITS_WAY", isExtra: false }])).toBe(false);
});
