import fc from "fast-check";
import { expect, test } from "vitest";
import { offerMoment, sampleBasket, sampleLine, sampleOffer } from "../testing/offers.ts";
import { evaluateOffers } from "./evaluate-offers.ts";
import { rememberedEvaluation } from "./remembered-evaluation.ts";

const graded = { amountByQty: false, levels: [{ from: 300_000, reward: 10 }] };
const percent = { ...graded, rewardByPercentage: true };
const promotions = [
  sampleOffer("MEMBERS", {
    reward: { kind: "FIXED_PRICE", goods: {}, price: 90_000 },
    conditions: { tiers: ["GOLD"] },
  }),
  sampleOffer("FEW", {
    reward: { kind: "DISCOUNT", goods: { fullPriceOnly: true }, ...percent },
    limits: { total: 2 },
  }),
  sampleOffer("GIFT", { reward: { kind: "GWP", goods: {}, ...graded, giveaways: [{ skuCode: "SKU1-M" }] } }),
  sampleOffer("FREIGHT", { reward: { kind: "FREE_DELIVERY", goods: {}, ...percent } }),
];
const anyBasket = fc
  .record({
    quantity: fc.integer({ min: 1, max: 3 }),
    price: fc.constantFrom(100_000, 200_000),
    isReduced: fc.boolean(),
    takenUnder: fc.constantFrom(null, "GIFT"),
    tierCode: fc.constantFrom(undefined, "GOLD"),
    distributionType: fc.constantFrom("11" as const, "21" as const),
    freight: fc.constantFrom(undefined, 18_000),
    total: fc.integer({ min: 0, max: 3 }),
  })
  .map(({ quantity, price, isReduced, takenUnder, tierCode, total, ...rest }) =>
    sampleBasket(
      [sampleLine("SKU0-M", quantity, price, { isReduced }), sampleLine("SKU1-M", 1, 50_000, { takenUnder })],
      {
        ...rest,
        shopper: { isMember: true, tierCode, hasOrdered: true },
        uses: new Map([["FEW", { byShopper: 0, total, today: 0, spent: 0, spentToday: 0 }]]),
      },
    ),
  );

test("whatever was asked before, the answer is that of a new evaluation", () => {
  fc.assert(
    fc.property(fc.array(anyBasket, { minLength: 1, maxLength: 10 }), (baskets) => {
      for (const basket of [...baskets, ...baskets])
        expect(rememberedEvaluation(promotions, undefined, basket)).toEqual(
          evaluateOffers(promotions, undefined, basket),
        );
    }),
  );
});

test("an unchanged basket is not evaluated again, a minute later either", () => {
  const basket = sampleBasket([sampleLine("SKU0-M", 2, 300_000)]);
  const first = rememberedEvaluation(promotions, undefined, basket);
  const later = { ...basket, moment: new Date(offerMoment.getTime() + 60_000) };
  expect(rememberedEvaluation(promotions, undefined, later)).toBe(first);
  expect(rememberedEvaluation([...promotions], undefined, later)).not.toBe(first);
});

test("what depends on the moment is evaluated each time", () => {
  const basket = sampleBasket([sampleLine("SKU0-M", 2, 300_000)]);
  const coupon = sampleOffer("COUPON", { reward: { kind: "DISCOUNT", goods: {}, ...percent } });
  const stateOf = (moment: Date) =>
    rememberedEvaluation([], coupon, { ...basket, moment }).verdicts.map(({ state }) => state);
  expect(stateOf(offerMoment)).toEqual(["APPLIED"]);
  expect(stateOf(new Date("2026-12-01T00:00:00+07:00"))).toEqual(["BLOCKED"]);
  rememberedEvaluation(promotions, undefined, basket);
  const over = { ...basket, moment: new Date("2026-12-01T00:00:00+07:00") };
  const { verdicts } = rememberedEvaluation(promotions, undefined, over);
  expect(verdicts.flatMap(({ reasons }) => reasons.map(({ code }) => code))).toContain("ENDED");
});

test("only the last baskets are cached", () => {
  const basketOf = (price: number) => sampleBasket([sampleLine("SKU0-M", 1, price)]);
  const evaluated = (price: number) => rememberedEvaluation(promotions, undefined, basketOf(price));
  const [oldest, used] = [evaluated(1), evaluated(2)];
  for (let price = 3; price <= 201; price += 1) {
    evaluated(price);
    expect(evaluated(2)).toBe(used);
  }
  expect(evaluated(1)).not.toBe(oldest);
});
