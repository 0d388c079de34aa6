import type { TiersView } from "../promotion-view.ts";

/** A measure or a reward, in its unit. */
export type Measure =
  | { readonly unit: "pieces"; readonly count: number }
  | { readonly unit: "rupiah"; readonly amount: number };
export type Reward =
  | { readonly unit: "percent"; readonly percent: number /** In rupiah. */; readonly most?: number }
  | { readonly unit: "rupiah"; readonly amount: number }
  | { readonly unit: "gifts"; readonly count: number }
  | { readonly unit: "addOns"; readonly count: number };

/** Where a cart stands among a promotion's levels [PRM-09]. */
export type TierProgress = {
  readonly state: "none" | "reached" | "top";
  /** What the level reached gives; undefined while there is none. */
  readonly earned: Reward | undefined;
  /** What is missing until the next level, and what that one gives; undefined at the top. */
  readonly next: { readonly missing: Measure; readonly reward: Reward } | undefined;
  /** From 0 to 1 on the way to the next level; undefined at the top, where no bar is shown. */
  readonly share: number | undefined;
  /** Whether the reward is of the delivery rather than of the items. */
  readonly isOfDelivery: boolean;
};

/**
 * Units when `amountByQty`, else rupiah; percent when `rewardByPercentage`, else rupiah [PRM-10].
 */
export function tierProgress(tiers: TiersView): TierProgress {
  const { opsType, currentActivityLevel, remainingAmount, nextRewardEarned, noTier, latestTier } = tiers;
  const missing = remainingAmount ?? 0;
  const rewardOf = (reward: number | null): Reward => {
    const number = reward ?? 0;
    if (opsType === "GWP") return { unit: "gifts", count: number };
    if (opsType === "PWP") return { unit: "addOns", count: number };
    if (!tiers.rewardByPercentage) return { unit: "rupiah", amount: number };
    return { unit: "percent", percent: number, ...(tiers.maxReward ? { most: tiers.maxReward } : {}) };
  };
  const measure: Measure = tiers.amountByQty ? { unit: "pieces", count: missing } : { unit: "rupiah", amount: missing };
  return {
    state: latestTier ? "top" : noTier ? "none" : "reached",
    earned: noTier ? undefined : rewardOf(currentActivityLevel?.reward ?? null),
    next: latestTier ? undefined : { missing: measure, reward: rewardOf(nextRewardEarned) },
    share: latestTier ? undefined : shareOf(tiers, missing),
    isOfDelivery: opsType === "FREE_DELIVERY",
  };
}

/** The next level begins at one of the levels: the one that gives the next reward. */
function shareOf({ activityLevel, nextRewardEarned }: TiersView, missing: number): number {
  const next = activityLevel?.find(({ reward, amount }) => reward === nextRewardEarned && (amount ?? 0) >= missing);
  const from = next?.amount ?? 0;
  return from > 0 ? Math.min(1, Math.max(0, (from - missing) / from)) : 0;
}
