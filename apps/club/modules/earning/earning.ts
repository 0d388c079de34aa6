/** What purchases earn: rules as data, receipts by piece, and tiers. */

export { selectPendingPoints } from "./storage/earnings.ts";
export { claimPurchases } from "./use-cases/claim-purchases.ts";
export { forgetErasedBuyer } from "./use-cases/forget-erased-buyer.ts";
export { linkBonusToCome } from "./use-cases/link-bonus-to-come.ts";
export { matureDuePoints } from "./use-cases/mature-points.ts";
export { checkRules, type ListedRules, listRules, planRules, withdrawPlannedRules } from "./use-cases/plan-rules.ts";
export { showTier } from "./use-cases/show-tier.ts";
export { takeInShopEvent } from "./use-cases/take-in-shop-event.ts";
