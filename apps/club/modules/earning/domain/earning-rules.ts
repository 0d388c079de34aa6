import { z } from "zod";

const code = z.string().min(1).max(50);

/** A level of members by the spend of the twelve months before, in rupiah. */
export const tier = z.object({
  code,
  fromSpend: z.number().int().min(0),
  /** Points for Rp 10.000. */
  pointsPerTenThousand: z.number().int().min(0).max(10_000),
});

/**
 * More points, or fewer, for a brand, a category or a time. Of those that apply to a line, the one
 * with the highest percentage counts.
 */
export const boost = z.object({
  code,
  percent: z.number().int().min(0).max(10_000),
  brandCode: code.optional(),
  categoryCode: code.optional(),
  /** The moment of ordering decides: from the first, before the second. */
  from: z.iso.datetime().optional(),
  until: z.iso.datetime().optional(),
});

export const rulesShape = {
  /** Lowest first. */
  tiers: z.array(tier).min(1),
  boosts: z.array(boost),
  /** What happens to a fraction of a point of a line. */
  rounding: z.enum(["down", "half up"]),
  /** How long goods can be returned, and their points wait, after the purchase is complete. */
  returnWindowDays: z.number().int().min(0).max(365),
  /** For the first purchase after linking an account at the shop [CON-05]. */
  linkBonus: z.number().int().min(0),
};

/**
 * The rules for points, as data: a row of `earning_rules` is in force from its moment to the next
 * one's.
 */
export const earningRules = z
  .object(rulesShape)
  .refine(({ tiers }) => tiers[0]?.fromSpend === 0, "the first tier starts at no spend")
  .refine(
    ({ tiers }) => tiers.every(({ fromSpend }, index) => index === 0 || fromSpend > (tiers[index - 1]?.fromSpend ?? 0)),
    "tiers stand in the order of their spend",
  );

export type EarningRules = z.infer<typeof earningRules>;

export type Tier = EarningRules["tiers"][number];
