import { addRupiah, rupiah } from "@gelora/money/rupiah.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fingerprintOf } from "../fingerprint.ts";
import { noOffers, plainGoods } from "../testing/baskets.ts";
import { priceRows } from "./price-rows.ts";
import { quoteBasket } from "./quote-basket.ts";

const money = fc.integer({ min: 0, max: 3_000_000 }).map(rupiah);
const baskets = fc.record({
  prices: fc.array(
    fc.record({
      listPrice: money,
      off: fc.double({ min: 0, max: 1, noNaN: true }),
      quantity: fc.integer({ min: 1, max: 4 }),
    }),
    { maxLength: 5 },
  ),
  freight: money,
  points: fc.oneof(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 30_000_000 })),
});
type Basket = typeof baskets extends fc.Arbitrary<infer Value> ? Value : never;

function quoteOf({ prices, freight, points }: Basket) {
  return quoteBasket({
    lines: prices.map(({ listPrice, off, quantity }, index) => ({
      ...plainGoods,
      lineId: String(index),
      skuCode: `SKU-${index}`,
      quantity,
      listPrice,
      sale: { price: rupiah(Math.floor(listPrice * off)) },
    })),
    buyer: "member:1",
    moment: new Date("2026-11-24T10:00:00Z"),
    offers: noOffers,
    points,
    freight,
  });
}

describe("points as a source of the quote", () => {
  test("[Q72~] whatever the basket: a rupiah for each point, whole, never below a total of 0, and every unit has its part", () => {
    fc.assert(
      fc.property(baskets, (basket) => {
        const without = quoteOf({ ...basket, points: 0 });
        const quote = quoteOf(basket);
        const rows = priceRows(quote);
        const used = Math.min(basket.points, without.total);
        expect(rows.mapclubPoint).toBe(used);
        expect(quote.total).toBe(without.total - used);
        expect(rows.productAmount + rows.freight - rows.freightDiscount - used).toBe(rows.totalAmount);
        const onUnits = quote.lines.flatMap((line) =>
          line.adjustments.filter(({ source }) => source === "POINTS").flatMap(({ units }) => units),
        );
        const onFreight = quote.freight.adjustments.map(({ amount }) => amount);
        expect(addRupiah(...onUnits, ...onFreight)).toBe(used);
        for (const unit of quote.lines.flatMap((line) => line.units)) expect(unit).toBeGreaterThanOrEqual(0);
        // Goods are paid before the delivery.
        if (quote.freight.amount < basket.freight)
          expect(addRupiah(...quote.lines.map(({ amount }) => amount))).toBe(0);
      }),
      { seed: 20_261_122, numRuns: 300 },
    );
  });

  test("a quote with other points is another quote", () => {
    const basket = { prices: [{ listPrice: rupiah(400_000), off: 1, quantity: 1 }], freight: rupiah(0) };
    const prints = [0, 1, 2, 399_999, 400_000].map((points) => fingerprintOf(quoteOf({ ...basket, points })));
    expect(new Set(prints).size).toBe(5);
    expect(fingerprintOf(quoteOf({ ...basket, points: 400_001 }))).toBe(prints[4]);
  });
});
