import fc from "fast-check";
import { expect, test } from "vitest";
import { invoicedRefunds, invoiceRows } from "./invoice-rows.ts";

const amount = fc.integer({ min: 0, max: 50_000_000 });

test("[ORD-24~] the rows of an invoice add up to its total, whatever the amounts, and say nothing of nothing", () => {
  fc.assert(
    fc.property(amount, amount, amount, amount, amount, amount, amount, (...given) => {
      const [productAmount, discount, coupon, usedPointAmount, freight, freightDiscount, total] = given;
      const rows = invoiceRows({
        productAmount,
        discount,
        coupon,
        usedPointAmount,
        freight,
        freightDiscount,
        amount: total,
      });
      expect(rows.reduce((sum, row) => sum + row.amount, 0)).toBe(total);
      for (const row of rows) if (row.key !== "goods" && row.key !== "delivery") expect(row.amount).not.toBe(0);
    }),
  );
});

test("money beyond the total, or to be decided about, lowers no invoice", () => {
  expect(
    invoicedRefunds([
      { amount: 100, status: "DONE", isExtra: false },
      { amount: 20, status: "DUE", isExtra: false },
      { amount: 3, status: "ON_ITS_WAY", isExtra: false },
      { amount: 4000, status: "DECIDING", isExtra: false },
      { amount: 50_000, status: "DONE", isExtra: true },
    ]),
  ).toEqual({ done: 100, underWay: 23 });
});
