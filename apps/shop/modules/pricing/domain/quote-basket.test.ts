import { addRupiah, noRupiah, type Rupiah, rupiah, timesRupiah } from "@gelora/money/rupiah.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { noOffers, plainGoods } from "../testing/baskets.ts";
import { priceRows } from "./price-rows.ts";
import type { BasketLine, QuoteRequest } from "./quote.ts";
import { quoteBasket } from "./quote-basket.ts";
import { salePriceSource } from "./sale-price-source.ts";
import type { PriceSource } from "./source.ts";

const moment = new Date("2026-11-24T10:00:00Z");
const explanation = { word: "salePrice", values: {} } as const;
const shirt: BasketLine = {
  ...plainGoods,
  lineId: "line-1",
  skuCode: "SHIRT-M",
  quantity: 2,
  listPrice: rupiah(250_000),
  sale: { price: rupiah(199_000) },
};
const sock: BasketLine = {
  ...shirt,
  lineId: "line-2",
  skuCode: "SOCK",
  quantity: 1,
  listPrice: rupiah(50_000),
  sale: { price: rupiah(50_000) },
};

function requestOf(lines: readonly BasketLine[], change: Partial<QuoteRequest> = {}): QuoteRequest {
  return { lines, buyer: "guest:1", moment, offers: noOffers, points: 0, freight: noRupiah, ...change };
}

/**
 * Sources like future promotions, coupons and points: a share of some lines, an amount off all,
 * free freight, and points on the rest.
 */
function sourcesOf(percent: number, couponAmount: number, freightOff: number): PriceSource[] {
  return [
    salePriceSource,
    {
      source: "PROMOTION",
      propose: ({ lines }) => {
        const meant = lines.filter((line) => line.skuCode < "SKU-5");
        const worth = addRupiah(...meant.flatMap((line) => line.left));
        return [
          {
            code: "P1",
            amount: rupiah(Math.floor((worth * percent) / 100)),
            explanation,
            off: { lineIds: meant.map((line) => line.lineId) },
          },
          { code: "P2", amount: rupiah(freightOff), explanation, off: "freight" },
        ];
      },
    },
    {
      source: "COUPON",
      propose: ({ lines }) => [
        {
          code: "KNOWN",
          amount: rupiah(couponAmount),
          explanation,
          off: { lineIds: lines.map((line) => line.lineId) },
        },
      ],
    },
    {
      source: "POINTS",
      propose: ({ lines, points }) => [
        { code: "POINTS", amount: rupiah(points), explanation, off: { lineIds: lines.map((line) => line.lineId) } },
      ],
    },
  ];
}

const anyLine = fc
  .record({
    sku: fc.integer({ min: 0, max: 9 }),
    quantity: fc.integer({ min: 1, max: 5 }),
    listPrice: fc.integer({ min: 1, max: 20_000_000 }),
    part: fc.double({ min: 0.01, max: 1, noNaN: true }),
    begins: fc.option(fc.integer({ min: -5, max: 5 }), { nil: undefined }),
    ends: fc.option(fc.integer({ min: -5, max: 5 }), { nil: undefined }),
  })
  .map(({ sku, quantity, listPrice, part, begins, ends }) => ({
    skuCode: `SKU-${sku}`,
    quantity,
    listPrice: rupiah(listPrice),
    sale: { price: rupiah(Math.max(1, Math.floor(listPrice * part))), begins: around(begins), ends: around(ends) },
  }));
const anyLines = fc
  .array(anyLine, { maxLength: 12 })
  .map((lines) => lines.map((line, index): BasketLine => ({ ...plainGoods, ...line, lineId: `line-${index}` })));
const anyBasket = fc.record({
  lines: anyLines,
  freight: fc.integer({ min: 0, max: 500_000 }).map(rupiah),
  points: fc.integer({ min: 0, max: 100_000_000 }),
  sources: fc
    .tuple(
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: 0, max: 50_000_000 }),
      fc.integer({ min: 0, max: 500_000 }),
    )
    .map((numbers) => sourcesOf(...numbers)),
});

function around(seconds: number | undefined): Date | undefined {
  return seconds === undefined ? undefined : new Date(moment.getTime() + seconds * 1000);
}

const sum = (amounts: readonly Rupiah[]): Rupiah => addRupiah(...amounts);

describe("a quote of any basket", () => {
  test("[CHK-10] the parts sum to the total to the rupiah: units, lines, freight, and the rows that a shopper adds up", () => {
    fc.assert(
      fc.property(anyBasket, ({ sources, ...rest }) => {
        const quote = quoteBasket(requestOf(rest.lines, rest), sources);
        for (const line of quote.lines) {
          expect(line.units).toHaveLength(line.quantity);
          expect(sum(line.units)).toBe(line.amount);
          for (const { units, amount } of line.adjustments) expect(sum(units)).toBe(amount);
          const taken = sum(line.adjustments.map(({ amount }) => amount));
          expect(line.amount + taken).toBe(timesRupiah(line.listPrice, line.quantity));
        }
        const freightTaken = sum(quote.freight.adjustments.map(({ amount }) => amount));
        expect(quote.freight.amount + freightTaken).toBe(quote.freight.fullAmount);
        expect(sum([...quote.lines.map(({ amount }) => amount), quote.freight.amount])).toBe(quote.total);
        const { productAmount, freight, totalAmount, ...less } = priceRows(quote);
        expect(productAmount + freight - sum(Object.values(less))).toBe(totalAmount);
        expect(totalAmount).toBe(quote.total);
      }),
    );
  });

  test("nothing costs less than nothing, whatever is taken off", () => {
    fc.assert(
      fc.property(anyBasket, ({ sources, ...rest }) => {
        const quote = quoteBasket(requestOf(rest.lines, rest), sources);
        for (const line of quote.lines) {
          expect(Math.min(...line.units)).toBeGreaterThanOrEqual(0);
          for (const { units, amount } of line.adjustments) {
            expect(amount).toBeGreaterThan(0);
            expect(Math.min(...units)).toBeGreaterThanOrEqual(0);
          }
        }
        expect(quote.freight.amount).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test("the order of the lines never matters", () => {
    const shuffled = anyBasket.chain((basket) =>
      fc.tuple(fc.constant(basket), fc.shuffledSubarray(basket.lines, { minLength: basket.lines.length })),
    );
    fc.assert(
      fc.property(shuffled, ([{ sources, ...basket }, otherOrder]) => {
        const one = quoteBasket(requestOf(basket.lines, basket), sources);
        const other = quoteBasket(requestOf(otherOrder, { ...basket, lines: otherOrder }), sources);
        expect(other.lines.map(({ lineId }) => lineId)).toEqual(otherOrder.map(({ lineId }) => lineId));
        const byId = (quote: typeof one) => quote.lines.toSorted((a, b) => (a.lineId < b.lineId ? -1 : 1));
        expect({ ...other, lines: byId(other) }).toEqual({ ...one, lines: byId(one) });
      }),
    );
  });
});

describe("a quote", () => {
  test("[CHK-10~] its rows add up to the rupiah", () => {
    const plain = (lineId: string, price: number, quantity: number): BasketLine => ({
      ...plainGoods,
      lineId,
      skuCode: lineId,
      quantity,
      listPrice: rupiah(price),
      sale: { price: rupiah(price) },
    });
    const lines = [plain("one", 799_999, 3), plain("other", 1, 5)];
    const rows = priceRows(quoteBasket(requestOf(lines, { freight: rupiah(18_500) })));
    expect(rows.productAmount).toBe(2_400_002);
    expect(rows.totalAmount).toBe(2_418_502);
    const { productAmount, freight, promotionDiscount, couponDiscount, mapclubPoint, freightDiscount, totalAmount } =
      rows;
    expect(productAmount + freight - promotionDiscount - couponDiscount - mapclubPoint - freightDiscount).toBe(
      totalAmount,
    );
  });

  test("[K41~] of goods on sale asks the sale price and says why", () => {
    const quote = quoteBasket(requestOf([shirt, sock], { freight: rupiah(18_000) }));
    expect(quote.lines).toMatchObject([
      {
        price: 199_000,
        amount: 398_000,
        adjustments: [{ source: "SALE_PRICE", amount: 102_000, units: [51_000, 51_000] }],
      },
      { price: 50_000, amount: 50_000, adjustments: [] },
    ]);
    expect(quote.total).toBe(466_000);
  });

  test.each([
    ["a second before it begins", "2026-11-24T09:59:59.999Z", 250_000],
    ["when it begins", "2026-11-24T10:00:00Z", 199_000],
    ["in its last moment", "2026-11-24T11:59:59.999Z", 199_000],
    ["when it ends", "2026-11-24T12:00:00Z", 250_000],
  ])("of a sale with a period, %s", (_case, at, price) => {
    const sale = { ...shirt.sale, begins: moment, ends: new Date("2026-11-24T12:00:00Z") };
    const quote = quoteBasket(requestOf([{ ...shirt, sale }], { moment: new Date(at) }));
    expect(quote.lines[0]?.price).toBe(price);
  });

  test.each([
    ["at midnight in Jakarta", "2026-11-25T17:00:00Z", "25/11/2026"],
    ["in the course of a day", "2026-11-26T11:00:00Z", "26/11/2026"],
  ])("[K38~] of a sale that ends %s names its last day", (_case, ends, until) => {
    const quote = quoteBasket(requestOf([{ ...shirt, sale: { ...shirt.sale, ends: new Date(ends) } }]));
    expect(quote.lines[0]?.adjustments[0]?.explanation).toEqual({ word: "salePriceUntil", values: { until } });
  });

  test("splits one amount over units of different prices, the odd rupiah to the largest rest", () => {
    const quote = quoteBasket(requestOf([shirt, sock]), sourcesOf(0, 100_000, 0));
    expect(quote.lines.map(({ units }) => units)).toEqual([[154_580, 154_581], [38_839]]);
    expect(quote.total).toBe(348_000);
  });

  test("refuses a source that would make something dearer", () => {
    expect(() => quoteBasket(requestOf([shirt]), sourcesOf(-10, 0, 0))).toThrow(RangeError);
  });
});
