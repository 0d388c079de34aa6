import { describe, expect, test } from "vitest";
import { sampleBasket, sampleLine, sampleOffer } from "../testing/offers.ts";
import { evaluateOffers } from "./evaluate-offers.ts";
import type { ReadyOffer } from "./offer.ts";
import type { OfferBasket } from "./offer-basket.ts";

const everything = {};
const upTo = (percent: number, from = 0) => ({
  kind: "DISCOUNT" as const,
  goods: everything,
  amountByQty: false,
  rewardByPercentage: true,
  levels: [{ from, reward: percent }],
});
const shoes = sampleLine("SHOE-42", 1, 900_000);
const socks = sampleLine("SOCK-M", 2, 50_000, { categoryCodes: ["accessories"] });

function outcomeOf(offers: readonly ReadyOffer[], basket: OfferBasket, coupon?: ReadyOffer) {
  const { verdicts, reductions } = evaluateOffers(offers, coupon, basket);
  return {
    verdicts: Object.fromEntries(
      verdicts.map(({ offer, state, saved, reasons }) => [offer.code, { state, saved, reasons }]),
    ),
    parts: Object.fromEntries(reductions.map(({ offer, parts }) => [offer.code, Object.fromEntries(parts)])),
    denied: verdicts.flatMap(({ deniedLineIds }) => deniedLineIds),
  };
}

function stateOf(offer: ReadyOffer, basket: OfferBasket) {
  return outcomeOf([offer], basket).verdicts[offer.code];
}

describe("each kind of offer", () => {
  test("tiers: the level reached decides, and what is missing until the next is said [PRM-08~, PRM-10~]", () => {
    const levels = [
      { from: 500_000, reward: 5 },
      { from: 1_000_000, reward: 10 },
    ];
    const tiers = sampleOffer("TIERS", { reward: { ...upTo(0), levels } });
    const few = evaluateOffers([tiers], undefined, sampleBasket([socks]));
    expect(few.verdicts[0]).toMatchObject({
      state: "BLOCKED",
      reasons: [{ code: "MISSING_AMOUNT", amount: 400_000 }],
      progress: { level: undefined, missing: 400_000 },
    });
    const some = evaluateOffers([tiers], undefined, sampleBasket([shoes]));
    expect(some.verdicts[0]).toMatchObject({
      state: "APPLIED",
      saved: 45_000,
      progress: { level: { reward: 5 }, next: { reward: 10 }, missing: 100_000 },
    });
    const all = evaluateOffers([tiers], undefined, sampleBasket([shoes, socks]));
    expect(all.verdicts[0]).toMatchObject({ saved: 100_000, progress: { level: { reward: 10 }, next: undefined } });
  });

  test("levels by pieces, with a reward in rupiah", () => {
    const reward = {
      ...upTo(0),
      amountByQty: true,
      rewardByPercentage: false,
      levels: [{ from: 3, reward: 30_000 }],
    };
    const offer = sampleOffer("THREE", { reward });
    expect(stateOf(offer, sampleBasket([socks]))?.reasons).toEqual([{ code: "MISSING_PIECES", n: 1 }]);
    expect(outcomeOf([offer], sampleBasket([shoes, socks])).parts.THREE).toEqual({
      [shoes.lineId]: [27_000],
      [socks.lineId]: [1500, 1500],
    });
  });

  test("a percentage is rounded down and stops at the most that an order gets", () => {
    const offer = sampleOffer("MOST", { reward: { ...upTo(33), most: 200_000 } });
    expect(stateOf(offer, sampleBasket([sampleLine("CAP-1", 1, 99_999)]))?.saved).toBe(32_999);
    expect(stateOf(offer, sampleBasket([shoes]))?.saved).toBe(200_000);
  });

  test("one price for each piece leaves cheaper ones as they are", () => {
    const offer = sampleOffer("99K", { reward: { kind: "FIXED_PRICE", goods: everything, price: 99_000 } });
    expect(outcomeOf([offer], sampleBasket([shoes, socks])).parts["99K"]).toEqual({ [shoes.lineId]: [801_000] });
  });

  test("buy two, get one: only whole groups, also when the pieces are added in one go", () => {
    const offer = sampleOffer("B2G1", { reward: { kind: "BUY_GET", goods: everything, buy: 2, get: 1 } });
    const five = sampleLine("SHIRT-M", 5, 100_000);
    expect(stateOf(offer, sampleBasket([five]))?.saved).toBe(100_000);
    expect(outcomeOf([offer], sampleBasket([five])).parts.B2G1).toEqual({
      [five.lineId]: [33_334, 33_333, 33_333, 0, 0],
    });
    expect(stateOf(offer, sampleBasket([socks]))?.reasons).toEqual([{ code: "MISSING_PIECES", n: 1 }]);
  });

  test("buy shoes, get socks at half price: what is got is not bought too", () => {
    const reward = {
      kind: "BUY_GET" as const,
      goods: { categories: ["footwear"] },
      gets: { categories: ["accessories"] },
      buy: 1,
      get: 1,
      percent: 50,
    };
    const offer = sampleOffer("SOCKS", { reward });
    expect(stateOf(offer, sampleBasket([shoes, socks]))?.saved).toBe(25_000);
    expect(stateOf(offer, sampleBasket([shoes]))?.reasons).toEqual([{ code: "MISSING_REWARD_GOODS", n: 1 }]);
    expect(stateOf(offer, sampleBasket([socks]))?.reasons).toEqual([{ code: "MISSING_PIECES", n: 1 }]);
  });

  test("a gift: chosen among several once the level is reached, denied without it [PRM-01, Q65]", () => {
    const reward = {
      kind: "GWP" as const,
      goods: everything,
      amountByQty: false,
      levels: [{ from: 500_000, reward: 1 }],
      giveaways: [{ skuCode: "BACKPACK-1" }, { skuCode: "CAP-1" }],
    };
    const offer = sampleOffer("GIFT", { reward });
    const tote = sampleLine("BACKPACK-1", 1, 150_000, { takenUnder: "GIFT" });
    expect(stateOf(offer, sampleBasket([shoes]))).toMatchObject({
      state: "READY",
      reasons: [{ code: "CHOOSE_GIFT", n: 1 }],
    });
    expect(outcomeOf([offer], sampleBasket([shoes, tote])).parts.GIFT).toEqual({ [tote.lineId]: [150_000] });
    const without = outcomeOf([offer], sampleBasket([socks, tote]));
    expect(without.denied).toEqual([tote.lineId]);
    expect(without.verdicts.GIFT?.reasons).toEqual([{ code: "MISSING_AMOUNT", amount: 400_000 }]);
    const two = sampleLine("CAP-1", 1, 90_000, { takenUnder: "GIFT" });
    expect(outcomeOf([offer], sampleBasket([shoes, tote, two])).denied).toEqual([two.lineId]);
  });

  test("goods at an add-on price, as many as the level allows; more cost their price [PRM-01, Q65]", () => {
    const reward = {
      kind: "PWP" as const,
      goods: everything,
      amountByQty: true,
      levels: [
        { from: 1, reward: 1 },
        { from: 2, reward: 2 },
      ],
      giveaways: [{ skuCode: "BOTTLE-1", price: 49_000 }],
    };
    const offer = sampleOffer("ADDON", { reward });
    const bottles = sampleLine("BOTTLE-1", 2, 120_000, { takenUnder: "ADDON" });
    expect(outcomeOf([offer], sampleBasket([shoes, bottles])).parts.ADDON).toEqual({ [bottles.lineId]: [71_000, 0] });
    expect(stateOf(offer, sampleBasket([shoes, socks, bottles]))?.saved).toBe(142_000);
    // Bottles bought at their own price do not count as taken.
    expect(stateOf(offer, sampleBasket([shoes, { ...bottles, takenUnder: null }]))?.state).toBe("READY");
  });

  test("free delivery from a level on, once a way of delivery is chosen", () => {
    const reward = {
      ...upTo(100, 500_000),
      kind: "FREE_DELIVERY" as const,
      most: 20_000,
    };
    const offer = sampleOffer("ONGKIR", { reward });
    expect(stateOf(offer, sampleBasket([shoes]))).toMatchObject({
      state: "READY",
      reasons: [{ code: "CHOOSE_DELIVERY" }],
    });
    expect(stateOf(offer, sampleBasket([shoes], { freight: 36_000 }))?.saved).toBe(20_000);
    expect(stateOf(offer, sampleBasket([shoes], { distributionType: "21" }))?.reasons).toEqual([
      { code: "DISTRIBUTION_TYPE", distributionTypes: ["11"] },
    ]);
  });
});

describe("who gets an offer, and when", () => {
  const rule = { reward: upTo(10) };
  const guest = { isMember: false, tierCode: undefined, hasOrdered: false };
  test.each([
    ["members", { shoppers: "MEMBERS" as const }, { shopper: guest }, { code: "MEMBERS_ONLY" }],
    ["guests", { shoppers: "GUESTS" as const }, {}, { code: "GUESTS_ONLY" }],
    ["a tier", { tiers: ["BLACK"] }, {}, { code: "TIER_NEEDED", tiers: ["BLACK"] }],
    ["a first order", { firstOrder: true }, {}, { code: "FIRST_ORDER_ONLY" }],
    ["a first order, of a guest", { firstOrder: true }, { shopper: guest }, { code: "MEMBERS_ONLY" }],
    ["pick-up", { distributionTypes: ["21" as const] }, {}, { code: "DISTRIBUTION_TYPE", distributionTypes: ["21"] }],
  ])("an offer for %s is refused to others, with why", (_case, conditions, change, reason) => {
    const offer = sampleOffer("O", { ...rule, conditions });
    expect(stateOf(offer, sampleBasket([shoes], change))).toEqual({ state: "BLOCKED", saved: 0, reasons: [reason] });
  });

  test.each([
    ["2026-10-31T16:59:59.999Z", "NOT_STARTED"],
    ["2026-10-31T17:00:00Z", undefined],
    ["2026-11-30T16:59:59.999Z", undefined],
    ["2026-11-30T17:00:00Z", "ENDED"],
  ])("at %s an offer of November is: %s", (moment, code) => {
    const offer = sampleOffer("O", rule);
    const verdict = stateOf(offer, sampleBasket([shoes], { moment: new Date(moment) }));
    expect(verdict?.reasons[0]?.code).toBe(code);
  });

  test.each([
    [{ perShopper: 1 }, { byShopper: 1 }, { code: "USED_BY_SHOPPER", n: 1 }],
    [{ total: 5 }, { total: 5 }, { code: "USED_UP" }],
    [{ perDay: 5 }, { today: 5 }, { code: "USED_UP_TODAY" }],
    [{ budget: 100_000 }, { spent: 10_001 }, { code: "USED_UP" }],
    [{ budgetPerDay: 100_000 }, { spentToday: 10_001 }, { code: "USED_UP_TODAY" }],
  ])("with the limits %j and the uses %j it is refused", (limits, used, reason) => {
    const use = { byShopper: 0, total: 0, today: 0, spent: 0, spentToday: 0, ...used };
    const offer = sampleOffer("O", { ...rule, limits });
    expect(stateOf(offer, sampleBasket([shoes], { uses: new Map([["O", use]]) }))?.reasons).toEqual([reason]);
  });

  test("goods on sale, other brands and exceptions do not count", () => {
    const goods = { brands: ["GLR"], except: { products: ["SOCK"] }, fullPriceOnly: true };
    const offer = sampleOffer("O", { reward: { ...upTo(10), goods } });
    const reduced = { ...shoes, isReduced: true };
    const foreign = sampleLine("CAP-1", 1, 10_000, { brandCode: "OTHER" });
    expect(stateOf(offer, sampleBasket([reduced, socks, foreign]))?.reasons).toEqual([{ code: "NO_GOODS" }]);
    expect(stateOf(offer, sampleBasket([shoes, socks, foreign]))?.saved).toBe(90_000);
  });
});

describe("several offers", () => {
  const ten = sampleOffer("TEN", { reward: upTo(10) }, { priority: 5 });
  const twenty = sampleOffer("TWENTY", { reward: upTo(20) });

  test("each works on what those before it left, the coupon last [Q72]", () => {
    const coupon = sampleOffer("COUPON", {
      reward: { ...upTo(0), rewardByPercentage: false, levels: [{ from: 0, reward: 1_000_000 }] },
    });
    const { verdicts } = outcomeOf([twenty, ten], sampleBasket([shoes]), coupon);
    expect([verdicts.TEN?.saved, verdicts.TWENTY?.saved, verdicts.COUPON?.saved]).toEqual([90_000, 162_000, 648_000]);
  });

  test("of a group the one with the highest priority that gives something", () => {
    const [high, low] = [ten, twenty].map((offer) => ({ ...offer, rule: { ...offer.rule, exclusiveGroup: "week" } }));
    const offers = [low, high].flatMap((offer) => offer ?? []);
    const { verdicts } = outcomeOf(offers, sampleBasket([shoes]));
    expect(verdicts.TWENTY).toEqual({ state: "BLOCKED", saved: 0, reasons: [{ code: "OUTRANKED", by: "TEN" }] });
    const ended = offers.map((offer) => (offer.code === "TEN" ? { ...offer, ends: offer.begins } : offer));
    expect(outcomeOf(ended, sampleBasket([shoes])).verdicts.TWENTY?.saved).toBe(180_000);
  });

  test("an offer that stands alone leaves its goods to none after it, and takes none that are cheaper already", () => {
    const alone = { ...ten, rule: { ...ten.rule, stacking: "ALONE" as const } };
    expect(outcomeOf([alone, twenty], sampleBasket([shoes])).verdicts.TWENTY?.reasons).toEqual([
      { code: "NOT_WITH", by: "TEN" },
    ]);
    const late = { ...alone, priority: -1 };
    expect(outcomeOf([late, twenty], sampleBasket([shoes])).verdicts.TEN?.reasons).toEqual([
      { code: "NOT_WITH", by: "TWENTY" },
    ]);
  });
});
