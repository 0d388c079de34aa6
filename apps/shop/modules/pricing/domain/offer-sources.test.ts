import { noRupiah, rupiah } from "@gelora/money/rupiah.ts";
import { expect, test } from "vitest";
import type { ReadyOffer } from "../../promotions/offers.ts";
import { offerMoment, sampleOffer } from "../../promotions/testing/offers.ts";
import { noOffers, plainGoods } from "../testing/baskets.ts";
import { explain } from "./explain.ts";
import type { BasketLine } from "./quote.ts";
import { quoteBasket } from "./quote-basket.ts";

const pricedAt = (price: number) => ({ listPrice: rupiah(price), sale: { price: rupiah(price) } });
const shirt: BasketLine = {
  ...plainGoods,
  lineId: "shirt",
  skuCode: "SHIRT-M",
  quantity: 2,
  ...pricedAt(200_000),
};
const sock: BasketLine = { ...shirt, lineId: "sock", skuCode: "SOCK", quantity: 1, ...pricedAt(100_000) };

const amounts = { goods: {}, amountByQty: false };
const rupiahOff = {
  kind: "DISCOUNT" as const,
  ...amounts,
  rewardByPercentage: false,
  levels: [{ from: 0, reward: 25_000 }],
};

/** What is said of each line, as "sku: reason, amount". */
function saidOf(lines: readonly BasketLine[], offer: ReadyOffer, language: "en-US" | "id-ID" = "en-US"): string[] {
  const offers = { ...noOffers, promotions: [offer] };
  const request = { lines, buyer: "guest:1", moment: offerMoment, offers, points: 0, freight: noRupiah };
  return quoteBasket(request).lines.flatMap(({ skuCode, adjustments }) =>
    adjustments.map(({ explanation, amount }) => `${skuCode}: ${explain(explanation, language)}, ${amount}`),
  );
}

test("[CRT-09~] a line that shares what is taken off several says that its saving is its share", () => {
  const offer = sampleOffer("OFF", { reward: rupiahOff });
  expect(saidOf([shirt, sock], offer)).toEqual([
    "SHIRT-M: Offer OFF (this item's share), 20000",
    "SOCK: Offer OFF (this item's share), 5000",
  ]);
  expect(saidOf([shirt, sock], offer, "id-ID")).toContain("SOCK: Promo OFF (porsi barang ini), 5000");
  expect(saidOf([shirt], offer)).toEqual(["SHIRT-M: Offer OFF, 25000"]);
});

test("a fixed price is each line's own, and shares nothing", () => {
  const offer = sampleOffer("FIX", { reward: { kind: "FIXED_PRICE", goods: {}, price: 50_000 } });
  expect(saidOf([shirt, sock], offer)).toEqual(["SHIRT-M: Offer FIX, 300000", "SOCK: Offer FIX, 50000"]);
});

test("[PRM-01~] a gift names its promotion without a second colon, in both languages", () => {
  const giveaways = [{ skuCode: "SOCK" }];
  const offer = sampleOffer("GIFT", {
    reward: { kind: "GWP", ...amounts, levels: [{ from: 100_000, reward: 1 }], giveaways },
  });
  const gift = { ...sock, takenUnder: "GIFT" };
  expect(saidOf([shirt, gift], offer)).toEqual(["SOCK: Free gift (Offer GIFT), 100000"]);
  expect(saidOf([shirt, gift], offer, "id-ID")).toEqual(["SOCK: Hadiah gratis (Promo GIFT), 100000"]);
});
