import type { Platform } from "../../../platform/platform.ts";
import { linkBonusToCome, selectPendingPoints, showTier } from "../../earning/earning.ts";
import { selectBalances, selectExpiries } from "../../ledger/ledger.ts";
import { showPendingRewards } from "../../referral/referral.ts";

/** Everything that a member's page of points shows. */
export async function showPoints(platform: Platform, memberCode: string) {
  const earned = await selectPendingPoints(platform, memberCode);
  const rewards = await showPendingRewards(platform, memberCode);
  return {
    balances: await selectBalances(platform, memberCode),
    /** Pending points of purchases and rewards, the soonest first. */
    pending: [...earned, ...rewards].toSorted((one, other) => one.availableAt.getTime() - other.availableAt.getTime()),
    /** For referrals. */
    rewards,
    expiries: await selectExpiries(platform, memberCode),
    progress: await showTier(platform, memberCode),
    linkBonus: await linkBonusToCome(platform, memberCode),
  };
}
