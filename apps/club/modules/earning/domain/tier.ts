import type { Rupiah } from "@gelora/money/rupiah.ts";
import type { EarningRules, Tier } from "./earning-rules.ts";

/** Where a member stands among the tiers. */
export type TierProgress = {
  readonly tier: Tier;
  readonly spend: Rupiah;
  /** All of them, the lowest first. */
  readonly tiers: readonly Tier[];
};

/** @param spend of the last twelve months */
export function tierProgress({ tiers }: Pick<EarningRules, "tiers">, spend: Rupiah): TierProgress {
  const [lowest] = tiers;
  if (!lowest) throw new Error("there are no tiers");
  const tier = tiers.findLast(({ fromSpend }) => spend >= fromSpend) ?? lowest;
  return { tier, spend, tiers };
}

/** Twelve months before a moment, by the calendar. */
export function yearBefore(moment: Date): Date {
  const before = new Date(moment);
  before.setUTCFullYear(before.getUTCFullYear() - 1);
  return before;
}
