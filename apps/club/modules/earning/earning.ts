/** What purchases earn: rules as data, receipts by piece, and tiers. */

export { claimPurchases } from "./use-cases/claim-purchases.ts";
export { showTier } from "./use-cases/show-tier.ts";
