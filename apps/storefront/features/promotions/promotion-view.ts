/** How far a cart is on a promotion's levels, as the shop says it [PRM-08]. */
export type TiersView = {
  readonly opsType: string | null;
  readonly amountByQty: boolean | null;
  readonly activityLevel: readonly { readonly amount: number | null; readonly reward: number | null }[] | null;
  readonly currentActivityLevel: { readonly reward: number | null } | null;
  /** Until the next level, in pieces or rupiah. */
  readonly remainingAmount: number | null;
  readonly nextRewardEarned: number | null;
  readonly noTier: boolean | null;
  readonly latestTier: boolean | null;
  readonly rewardByPercentage: boolean | null;
  /** The most that one order gets, in whole rupiah. */
  readonly maxReward: number | null;
};

/** A gift or an add-on that a promotion offers. */
export type GiveawayView = {
  /** Its sku. */
  readonly giveawayCode: string | null;
  readonly giveawayName: string | null;
  readonly price: number | null;
  readonly productPrice: number | null;
  /** How many more of it the cart allows now. */
  readonly giveawayNum: number | null;
  readonly mediaLink: string | null;
  readonly productCode: string | null;
  readonly orgCode: string | null;
  readonly eligible: boolean | null;
  readonly ineligibleCode: string | null;
};

/** A promotion as it stands with a cart or checkout. */
export type PromotionView = {
  readonly activityCode: string | null;
  readonly activityName: string | null;
  readonly activityRemark: string | null;
  readonly opsType: "GWP" | "PWP" | null;
  /** APPLIED, READY or BLOCKED. */
  readonly state: string | null;
  /** Whole rupiah. */
  readonly saved: number | null;
  readonly piecesOpen: number | null;
  readonly reasonList: readonly { readonly code: string; readonly text: string }[] | null;
  readonly promotionTiers: TiersView | null;
  /** Requested where they can be chosen. */
  readonly giveaways?: readonly GiveawayView[] | null;
};
