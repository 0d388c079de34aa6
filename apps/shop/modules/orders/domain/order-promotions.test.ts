import { expect, test } from "vitest";
import { evaluateOffers } from "../../promotions/offers.ts";
import { sampleBasket, sampleLine, sampleOffer } from "../../promotions/testing/offers.ts";
import { promotionsOfQuote } from "./order-promotions.ts";

const off = (percent: number, goods: object, from = 0) => ({
  reward: {
    kind: "DISCOUNT" as const,
    goods,
    amountByQty: false,
    rewardByPercentage: true,
    levels: [{ from, reward: percent }],
  },
});

test("of each promotion that the goods take part in, what was said; the coupon and others' promotions are left out", () => {
  const offers = [
    sampleOffer("TEN", off(10, {})),
    sampleOffer("MILLION", off(20, {}, 1_000_000)),
    sampleOffer("OTHERS", off(50, { brands: ["NOBODY"] })),
    sampleOffer("LATER", off(5, {}), { begins: new Date("2100-01-01") }),
  ];
  const shoes = sampleBasket([sampleLine("SHOE-42", 1, 900_000)]);
  const { verdicts } = evaluateOffers(offers, sampleOffer("COUPON", off(1, {})), shoes);
  expect(promotionsOfQuote({ verdicts }, "COUPON")).toEqual([
    { code: "LATER", name: expect.any(Object), state: "BLOCKED", saved: 0, reasons: [] },
    {
      code: "MILLION",
      name: expect.any(Object),
      state: "BLOCKED",
      saved: 0,
      reasons: [{ code: "MISSING_AMOUNT", amount: 100_000 }],
    },
    { code: "TEN", name: expect.any(Object), state: "APPLIED", saved: 90_000, reasons: [] },
  ]);
});
