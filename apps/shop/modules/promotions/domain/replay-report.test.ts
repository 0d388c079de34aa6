import fc from "fast-check";
import { expect, test } from "vitest";
import { sampleOffer } from "../testing/offers.ts";
import { evaluateOffers } from "./evaluate-offers.ts";
import { basketOf, type PastLine, type PastOrder, replayOrder } from "./replay-order.ts";
import { replayReport } from "./replay-report.ts";

const unused = { byShopper: 0, total: 0, today: 0, spent: 0, spentToday: 0 };
const line = (change: Partial<PastLine> = {}): PastLine => ({
  lineNumber: 1,
  skuCode: "SHOE-42",
  productCode: "SHOE",
  brandCode: "GLR",
  categoryCodes: ["footwear"],
  quantity: 1,
  listPrice: 900_000,
  price: 900_000,
  activityCode: null,
  ...change,
});
const order = (orderCode: string, lines: readonly PastLine[], change: Partial<PastOrder> = {}): PastOrder => ({
  orderCode,
  owner: "guest:1",
  isMember: false,
  hasOrdered: false,
  distributionType: "11",
  placedAt: new Date("2026-10-03T10:00:00+07:00"),
  freight: 20_000,
  lines,
  ...change,
});
const off = (percent: number, limits = {}) =>
  sampleOffer("DRAFT", {
    reward: {
      kind: "DISCOUNT",
      goods: {},
      amountByQty: false,
      rewardByPercentage: true,
      levels: [{ from: 0, reward: percent }],
    },
    limits,
  });

test("what a replay reports is what the evaluator charges", () => {
  const lines = fc.array(
    fc.record({ quantity: fc.integer({ min: 1, max: 5 }), price: fc.integer({ min: 0, max: 3_000_000 }) }),
    { minLength: 1, maxLength: 6 },
  );
  fc.assert(
    fc.property(lines, fc.integer({ min: 1, max: 100 }), (all, percent) => {
      const past = order(
        "GL1",
        all.map((one, index) => line({ ...one, lineNumber: index + 1, listPrice: one.price })),
      );
      const replayed = replayOrder(off(percent), past, unused);
      const { verdicts } = evaluateOffers([off(percent)], undefined, basketOf(off(percent), past, unused));
      expect(replayed.saved).toBe(verdicts[0]?.saved);
      expect(replayed.before - replayed.after).toBe(replayed.saved);
    }),
  );
});

test("figures add up, and baskets that a person would call abuse are listed with their reasons", () => {
  const { add, report } = replayReport(off(95), 1);
  add(order("GL1", [line()]));
  add(order("GL2", [line()]));
  expect(report()).toEqual({
    ordersLookedAt: 2,
    ordersTouched: 2,
    units: 2,
    cost: 1_710_000,
    revenueBefore: 1_840_000,
    revenueAfter: 130_000,
    shareGivenAway: 92.93,
    marginBefore: null,
    marginAfter: null,
    piecesWithoutCost: null,
    choicesOpen: 0,
    suspiciousCount: 2,
    suspicious: [
      { orderCode: "GL1", reasons: ["NEAR_ZERO"] },
      { orderCode: "GL2", reasons: ["NEAR_ZERO", "MANY_USES"] },
    ],
  });
});

test("where costs are given the margin is reported, of the pieces that have one, down to below nothing", () => {
  const socks = line({ lineNumber: 2, skuCode: "SOCK-M", productCode: "SOCK", quantity: 3, price: 50_000 });
  const cap = line({ lineNumber: 3, skuCode: "CAP-1", productCode: "CAP", price: 200_000 });
  // A sku's own cost comes before its product's.
  const costs = new Map([
    ["SHOE-42", 600_000],
    ["SHOE", 1],
    ["SOCK", 20_000],
  ]);
  const { add, report } = replayReport(off(10), 9, costs);
  add(order("GL1", [line(), socks, cap]));
  expect(report()).toMatchObject({
    cost: 125_000,
    marginBefore: 300_000 + 90_000,
    marginAfter: 300_000 + 90_000 - 90_000 - 15_000,
    piecesWithoutCost: 1,
  });
  const delivery = { kind: "FREE_DELIVERY" as const, goods: {}, amountByQty: false, rewardByPercentage: true };
  const draft = sampleOffer("DRAFT", { reward: { ...delivery, levels: [{ from: 0, reward: 100 }] } });
  const free = replayReport(draft, 9, new Map([["SHOE", 890_000]]));
  free.add(order("GL1", [line()]));
  expect(free.report()).toMatchObject({ marginBefore: 10_000, marginAfter: -10_000, piecesWithoutCost: 0 });
});

test("the draft's limits count, and of many suspicious baskets a hundred are listed", () => {
  const limited = replayReport(off(10, { perShopper: 1 }), 1);
  for (const code of ["GL1", "GL2"]) limited.add(order(code, [line()]));
  expect(limited.report()).toMatchObject({ ordersTouched: 1, cost: 90_000, suspiciousCount: 0 });
  const many = replayReport(off(100), 1);
  for (let index = 0; index < 130; index += 1) many.add(order(`GL${index}`, [line()]));
  expect(many.report().suspiciousCount).toBe(130);
  expect(many.report().suspicious).toHaveLength(100);
});

test("goods taken under another offer are left out; a basket of gifts alone is reported", () => {
  const gift = line({ lineNumber: 2, activityCode: "OTHER" });
  expect(replayOrder(off(10), order("GL1", [line(), gift]), unused)).toMatchObject({ saved: 90_000, before: 920_000 });
  const reward = {
    kind: "GWP" as const,
    goods: {},
    amountByQty: false,
    levels: [{ from: 0, reward: 1 }],
    giveaways: [{ skuCode: "SHOE-42" }],
  };
  const draft = sampleOffer("DRAFT", { reward });
  expect(replayOrder(draft, order("GL1", [line({ activityCode: "DRAFT" })]), unused).isGiftOnly).toBe(true);
  expect(replayOrder(draft, order("GL1", [line()]), unused)).toMatchObject({ saved: 0, isChoiceOpen: true });
});
