import type { Platform } from "../../../platform/platform.ts";
import { referralRules } from "../domain/referral-rules.ts";
import { selectPendingReferrals } from "../storage/referrals.ts";

const mostShown = 20;

/** Points of a referral that can be used once its order can no longer go back. */
export type PendingReward = { readonly points: number; readonly availableAt: Date };

/** The rewards for referrals that a member waits for, the soonest first, twenty at most. */
export async function showPendingRewards(platform: Platform, memberCode: string): Promise<readonly PendingReward[]> {
  const pending = await selectPendingReferrals(platform, memberCode, mostShown);
  return pending.map(({ isReferrer, maturesAt, rules }) => {
    const { referrerPoints, newMemberPoints } = referralRules.parse(rules);
    return { points: isReferrer ? referrerPoints : newMemberPoints, availableAt: maturesAt };
  });
}
