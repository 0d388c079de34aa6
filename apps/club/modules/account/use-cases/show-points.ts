import type { Platform } from "../../../platform/platform.ts";
import { linkBonusToCome, selectPendingPoints, showTier } from "../../earning/earning.ts";
import { showPendingRewards } from "../../referral/referral.ts";
import { selectBalances, selectExpiries } from "../../ledger/ledger.ts";

/** What purchases have earned, and rewards for referrals, the soonest first. */
async function pendingPoints(platform: Platform, memberCode: string) {
  const earned = await selectPendingPoints(platform, memberCode);
  const rewards = await showPendingRewards(platform, memberCode);
  return [...earned, ...rewards].toSorted((one, other) => one.availableAt.getTime() - other.availableAt.getTime());
}

/** Everything that a member's page of points shows. */
export async function showPoints(platform: Platform, memberCode: string) {
  return {
    balances: await selectBalances(platform, memberCode),
    pending: await pendingPoints(platform, memberCode),
    expiries: await selectExpiries(platform, memberCode),
    progress: await showTier(platform, memberCode),
    linkBonus: await linkBonusToCome(platform, memberCode),
  };
}
