import { rupiah } from "@gelora/money/rupiah.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { invoiceTax } from "./invoice-tax.ts";

const paidAt = new Date("2026-11-28T03:00:00Z");
const taxOf = (total: number, points = 0) =>
  invoiceTax({ total: rupiah(total), usedPointAmount: rupiah(points) }, paidAt);

test("[ORD-24~] the tax within a price is 12 % of eleven twelfths of what it is without tax", () => {
  expect(taxOf(1_110_000)).toEqual({
    withTax: 1_110_000,
    withoutTax: 1_000_000,
    base: 916_667,
    baseShare: "11/12",
    percent: 12,
    tax: 110_000,
  });
  expect(taxOf(0)).toMatchObject({ withTax: 0, withoutTax: 0, base: 0, tax: 0 });
  // Points pay; they are no discount.
  expect(taxOf(110_000, 1_000_000)).toEqual(taxOf(1_110_000));
});

test("[ORD-24~] price and tax add up to what was charged, and the tax is its base's, to the rupiah", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 500_000_000 }), (total) => {
      const { withTax, withoutTax, base, percent, tax } = taxOf(total);
      expect(withoutTax + tax).toBe(withTax);
      expect(Math.abs((base * percent) / 100 - tax)).toBeLessThan(1);
    }),
  );
});
