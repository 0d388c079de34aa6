/** Referrals: every member's code, who joined by whose, and the reward for both. */

export type { ReferredOrder } from "./domain/referral-states.ts";
export { recordReferral } from "./use-cases/record-referral.ts";
export { referralCodeOf } from "./use-cases/referral-code-of.ts";
export { settleReferral } from "./use-cases/settle-referral.ts";
export { showPendingRewards } from "./use-cases/show-pending-rewards.ts";
