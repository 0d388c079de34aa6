import { addRupiah, rupiah, timesRupiah } from "@gelora/money/rupiah.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { quoteBasket } from "../../pricing/pricing.ts";
import { noOffers, plainGoods } from "../../pricing/testing/baskets.ts";
import { paymentItems } from "./payment-items.ts";

const amounts = fc.array(fc.tuple(fc.integer({ min: 1, max: 5_000_000 }), fc.integer({ min: 1, max: 5 })), {
  maxLength: 8,
});

test("the provider's items sum to the total, whatever was taken off, and none is free", () => {
  fc.assert(
    fc.property(amounts, fc.nat(300_000), fc.nat(10_000_000), fc.nat(300_000), (goods, freight, off, freightOff) => {
      const explanation = { word: "salePrice", values: {} } as const;
      const lines = goods.map(([price, quantity], index) => ({
        ...plainGoods,
        lineId: `${index}`,
        skuCode: `SKU-${index}`,
        quantity,
        listPrice: rupiah(price),
        sale: { price: rupiah(price) },
      }));
      const quote = quoteBasket(
        { lines, buyer: "visitor", moment: new Date(0), offers: noOffers, points: 0, freight: rupiah(freight) },
        [
          {
            source: "PROMOTION",
            propose: () => [
              { code: "P", amount: rupiah(off), explanation, off: { lineIds: lines.map(({ lineId }) => lineId) } },
              { code: "F", amount: rupiah(freightOff), explanation, off: "freight" },
            ],
          },
        ],
      );
      const items = paymentItems({ quote, lines: lines.map(({ skuCode }) => ({ productName: skuCode })) }, "JNE");
      expect(addRupiah(...items.map(({ price, quantity }) => timesRupiah(price, quantity)))).toBe(quote.total);
      expect(items.every(({ price }) => price > 0)).toBe(true);
    }),
  );
});
