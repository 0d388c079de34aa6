import type { Platform } from "../../../platform/platform.ts";
import { selectPromisedSince } from "../storage/referrals.ts";
import { selectReferralRules } from "../storage/rules.ts";
import { referralCodeOf } from "./referral-code-of.ts";
import { showPendingRewards } from "./show-pending-rewards.ts";

/**
 * A member's own code, and what both get for it today, what the member was promised for joining
 * with another's, and which rewards they wait for.
 */
export async function showReferral(platform: Platform, memberCode: string) {
  const rules = await selectReferralRules(platform, platform.clock.now());
  const pending = await showPendingRewards(platform, memberCode);
  const promisedPoints = await promisedTo(platform, memberCode);
  return { referralCode: await referralCodeOf(platform, memberCode), promisedPoints, pending, ...rules };
}

async function promisedTo(platform: Platform, memberCode: string): Promise<number> {
  const since = await selectPromisedSince(platform, memberCode);
  return since ? (await selectReferralRules(platform, since)).newMemberPoints : 0;
}
