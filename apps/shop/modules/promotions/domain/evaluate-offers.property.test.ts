import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sampleBasket, sampleLine, sampleOffer } from "../testing/offers.ts";
import { evaluateOffers } from "./evaluate-offers.ts";
import type { OfferLine } from "./offer-basket.ts";
import type { Evaluation } from "./verdict.ts";

const sku = fc.integer({ min: 0, max: 5 }).map((number) => `SKU${number}-M`);
const anyLine = fc
  .record({
    skuCode: sku,
    quantity: fc.integer({ min: 1, max: 5 }),
    price: fc.integer({ min: 0, max: 5_000_000 }),
    isReduced: fc.boolean(),
    takenUnder: fc.option(fc.constantFrom("OFFER-0", "OFFER-1", "OFFER-2"), { nil: null, freq: 4 }),
  })
  .map(({ skuCode, quantity, price, ...rest }) => sampleLine(skuCode, quantity, price, rest));
const anyLines = fc
  .array(anyLine, { minLength: 1, maxLength: 8 })
  .map((lines) => lines.map((line, index): OfferLine => ({ ...line, lineId: `line-${index}` })));

const goods = fc.record({
  skus: fc.option(fc.array(sku, { minLength: 1, maxLength: 4 }), { nil: undefined }),
  fullPriceOnly: fc.boolean(),
});
const levels = fc
  .uniqueArray(fc.integer({ min: 0, max: 3_000_000 }), { minLength: 1, maxLength: 4 })
  .chain((froms) =>
    fc.tuple(fc.constant(froms), fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 4, maxLength: 4 })),
  )
  .map(([froms, rewards]) =>
    froms.toSorted((a, b) => a - b).map((from, index) => ({ from, reward: rewards[index] ?? 0 })),
  );
const measured = { goods, amountByQty: fc.boolean(), levels };
const most = fc.option(fc.integer({ min: 0, max: 500_000 }), { nil: undefined });
const giveaways = fc.uniqueArray(sku, { minLength: 1, maxLength: 3 });
const anyReward = fc.oneof(
  fc.record({ kind: fc.constant("DISCOUNT" as const), ...measured, rewardByPercentage: fc.boolean(), most }),
  fc.record({ kind: fc.constant("FREE_DELIVERY" as const), ...measured, rewardByPercentage: fc.boolean(), most }),
  fc.record({ kind: fc.constant("FIXED_PRICE" as const), goods, price: fc.integer({ min: 0, max: 1_000_000 }) }),
  fc.record({
    kind: fc.constant("BUY_GET" as const),
    goods,
    buy: fc.integer({ min: 1, max: 4 }),
    gets: fc.option(goods, { nil: undefined }),
    get: fc.integer({ min: 1, max: 3 }),
    percent: fc.integer({ min: 1, max: 100 }),
    mostTimes: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
  }),
  fc.record({
    kind: fc.constant("GWP" as const),
    ...measured,
    giveaways: giveaways.map((codes) => codes.map((skuCode) => ({ skuCode }))),
  }),
  fc.record({
    kind: fc.constant("PWP" as const),
    ...measured,
    giveaways: giveaways.map((codes) => codes.map((skuCode, index) => ({ skuCode, price: index * 30_000 }))),
  }),
);
const anyRule = fc.record({
  reward: anyReward,
  exclusiveGroup: fc.option(fc.constantFrom("A", "B"), { nil: undefined }),
  stacking: fc.constantFrom("WITH_OTHERS" as const, "ALONE" as const),
  limits: fc.record({ budget: fc.option(fc.integer({ min: 0, max: 2_000_000 }), { nil: undefined }) }),
});
const anyOffers = fc
  .array(fc.record({ rule: anyRule, priority: fc.integer({ min: 0, max: 3 }) }), { minLength: 1, maxLength: 6 })
  .map((all) => all.map(({ rule, priority }, index) => sampleOffer(`OFFER-${index}`, rule, { priority })));
const anyCase = fc.record({
  lines: anyLines,
  promotions: anyOffers,
  coupon: fc.option(
    anyRule.map((rule) => sampleOffer("COUPON", rule)),
    { nil: undefined },
  ),
  freight: fc.option(fc.integer({ min: 1, max: 200_000 }), { nil: undefined }),
});

/** What is left of each piece, by line. */
function chargedBy({ reductions }: Evaluation, lines: readonly OfferLine[]): ReadonlyMap<string, readonly number[]> {
  return new Map(
    lines.map(({ lineId, left }) => {
      const parts = reductions.map((reduction) => reduction.parts.get(lineId));
      return [lineId, left.map((price, unit) => price - parts.reduce((sum, part) => sum + (part?.[unit] ?? 0), 0))];
    }),
  );
}

function plain({ verdicts, reductions }: Evaluation) {
  return {
    verdicts: verdicts.map(({ offer, lineIds, deniedLineIds, ...rest }) => ({
      code: offer.code,
      lineIds: lineIds.toSorted(),
      deniedLineIds: deniedLineIds.toSorted(),
      ...rest,
    })),
    reductions: reductions.map(({ offer, parts, freight }) => ({
      code: offer.code,
      parts: [...parts].toSorted(([one], [other]) => (one < other ? -1 : 1)),
      freight,
    })),
  };
}

describe("any offers on any basket", () => {
  test("[PRM-01~] no piece and no freight costs less than nothing, and no offer makes anything dearer", () => {
    fc.assert(
      fc.property(anyCase, ({ lines, promotions, coupon, freight }) => {
        const evaluation = evaluateOffers(promotions, coupon, sampleBasket(lines, { freight }));
        for (const units of chargedBy(evaluation, lines).values())
          for (const charged of units) expect(charged).toBeGreaterThanOrEqual(0);
        const offFreight = evaluation.reductions.reduce((sum, reduction) => sum + reduction.freight, 0);
        expect(offFreight).toBeLessThanOrEqual(freight ?? 0);
        for (const { parts, freight: off } of evaluation.reductions)
          for (const part of [...[...parts.values()].flat(), off]) expect(part).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test("what is said to be saved is what is taken off, to the rupiah, and nothing else is", () => {
    fc.assert(
      fc.property(anyCase, ({ lines, promotions, coupon, freight }) => {
        const { verdicts, reductions } = evaluateOffers(promotions, coupon, sampleBasket(lines, { freight }));
        expect(verdicts).toHaveLength(promotions.length + (coupon ? 1 : 0));
        for (const { offer, saved, state, reasons } of verdicts) {
          const own = reductions.filter((reduction) => reduction.offer === offer);
          const taken = own.reduce(
            (sum, { parts, freight: off }) => sum + [...parts.values()].flat().reduce((all, part) => all + part, off),
            0,
          );
          expect(saved).toBe(taken);
          expect(state === "APPLIED").toBe(taken > 0);
          expect(reasons.length > 0).toBe(state !== "APPLIED");
        }
      }),
    );
  });

  test("neither the order of the lines nor that of the offers matters", () => {
    const shuffled = anyCase.chain((one) =>
      fc.tuple(
        fc.constant(one),
        fc.shuffledSubarray(one.lines, { minLength: one.lines.length }),
        fc.shuffledSubarray(one.promotions, { minLength: one.promotions.length }),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([one, lines, promotions]) => {
        const first = evaluateOffers(one.promotions, one.coupon, sampleBasket(one.lines, one));
        const second = evaluateOffers(promotions, one.coupon, sampleBasket(lines, { freight: one.freight }));
        expect(plain(second)).toEqual(plain(first));
      }),
    );
  });

  test("of an exclusive group at most one gives something, and no budget is exceeded", () => {
    fc.assert(
      fc.property(anyCase, ({ lines, promotions, coupon, freight }) => {
        const { reductions } = evaluateOffers(promotions, coupon, sampleBasket(lines, { freight }));
        const groups = reductions.flatMap(({ offer }) => offer.rule.exclusiveGroup ?? []);
        expect(new Set(groups).size).toBe(groups.length);
        for (const { offer, parts, freight: off } of reductions) {
          const saved = [...parts.values()].flat().reduce((sum, part) => sum + part, off);
          expect(saved).toBeLessThanOrEqual(offer.rule.limits.budget ?? Number.MAX_SAFE_INTEGER);
        }
      }),
    );
  });

  test("goods of an offer that stands alone have no other reduction", () => {
    fc.assert(
      fc.property(anyCase, ({ lines, promotions, coupon }) => {
        const { reductions } = evaluateOffers(promotions, coupon, sampleBasket(lines));
        for (const { offer, parts } of reductions.filter((one) => one.offer.rule.stacking === "ALONE"))
          for (const lineId of parts.keys())
            expect(reductions.filter((one) => one.parts.has(lineId)).map((one) => one.offer.code)).toEqual([
              offer.code,
            ]);
      }),
    );
  });
});
