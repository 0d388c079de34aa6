import { z } from "zod";

const mostCodes = 2000;
const mostLevels = 10;
const mostRupiah = 1_000_000_000;
const code = z.string().trim().min(1).max(100);
const codes = z.array(code).min(1).max(mostCodes);
const amount = z.int().min(0).max(mostRupiah);
const pieces = z.int().min(1).max(100);
const percent = z.int().min(1).max(100);
const lists = {
  products: codes.optional(),
  categories: codes.optional(),
  brands: codes.optional(),
  skus: codes.optional(),
};

/**
 * Goods by their codes: those in any of the lists, all when there is none, without the exceptions.
 * A category covers those below it.
 */
export const goodsFilter = z.strictObject({
  ...lists,
  except: z.strictObject(lists).optional(),
  /** Leaves out goods that the merchant has on sale. */
  fullPriceOnly: z.boolean().default(false),
});

const levels = z
  .array(z.strictObject({ from: amount, reward: amount }))
  .min(1)
  .max(mostLevels)
  .refine((all) => all.every(({ from }, index) => index === 0 || from > (all[index - 1]?.from ?? 0)), {
    error: "levels begin higher and higher",
  });

/** What opens a level is measured in pieces or in rupiah at current prices, before any offer. */
const measured = { goods: goodsFilter, amountByQty: z.boolean(), levels };
const graded = {
  ...measured,
  /** A level's reward is a percentage or rupiah. */
  rewardByPercentage: z.boolean(),
  /** The most that one order gets. */
  most: amount.optional(),
};
const percentOfHundred = {
  error: "a percentage is at most 100",
};
const isPercentage = ({
  rewardByPercentage,
  levels: all,
}: {
  rewardByPercentage: boolean;
  levels: { reward: number }[];
}) => !rewardByPercentage || all.every(({ reward }) => reward <= 100);

/** What an offer gives, as stored; `docs/promotions.md` explains each kind. */
export const offerReward = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("DISCOUNT"), ...graded }).refine(isPercentage, percentOfHundred),
  z.strictObject({ kind: z.literal("FREE_DELIVERY"), ...graded }).refine(isPercentage, percentOfHundred),
  z.strictObject({ kind: z.literal("FIXED_PRICE"), goods: goodsFilter, price: amount }),
  z.strictObject({
    kind: z.literal("BUY_GET"),
    goods: goodsFilter,
    buy: pieces,
    /** Absent: the same goods. */
    gets: goodsFilter.optional(),
    get: pieces,
    percent: percent.default(100),
    /** How often in one order; without it, as often as the goods allow. */
    mostTimes: pieces.optional(),
  }),
  z.strictObject({
    kind: z.literal("GWP"),
    ...measured,
    giveaways: z
      .array(z.strictObject({ skuCode: code }))
      .min(1)
      .max(50),
  }),
  z.strictObject({
    kind: z.literal("PWP"),
    ...measured,
    giveaways: z
      .array(z.strictObject({ skuCode: code, price: amount }))
      .min(1)
      .max(50),
  }),
]);

/** Who gets an offer, and how; all that are given must hold. */
export const offerConditions = z.strictObject({
  shoppers: z.enum(["EVERYONE", "MEMBERS", "GUESTS"]).default("EVERYONE"),
  /** Codes of the club's tiers. */
  tiers: codes.optional(),
  /** How the goods reach the shopper: 11 delivered, 21 picked up. */
  distributionTypes: z
    .array(z.enum(["11", "21"]))
    .min(1)
    .optional(),
  /** Members only, since a guest cannot be recognised. */
  firstOrder: z.boolean().default(false),
});

/** How often an offer is given, and for how much; counted in the transaction of each order. */
export const offerLimits = z.strictObject({
  perShopper: z.int().min(1).optional(),
  total: z.int().min(1).optional(),
  perDay: z.int().min(1).optional(),
  /** Rupiah. */
  budget: amount.optional(),
  budgetPerDay: amount.optional(),
});

/** The whole rule, as it lies in the database. */
export const offerRule = z.strictObject({
  reward: offerReward,
  conditions: offerConditions.prefault({}),
  limits: offerLimits.prefault({}),
  /** Of the offers of a group an order gets one: the first that gives something. */
  exclusiveGroup: code.optional(),
  /**
   * ALONE takes only goods that no other offer has made cheaper, and leaves them to none after it.
   */
  stacking: z.enum(["WITH_OTHERS", "ALONE"]).default("WITH_OTHERS"),
});

export type GoodsFilter = z.infer<typeof goodsFilter>;
export type OfferReward = z.infer<typeof offerReward>;
export type OfferLimits = z.infer<typeof offerLimits>;
export type OfferRule = z.infer<typeof offerRule>;
export type Level = { readonly from: number; readonly reward: number };
