import type { Platform } from "../../../platform/platform.ts";
import { selectReferralRules } from "../storage/rules.ts";
import { referralCodeOf } from "./referral-code-of.ts";
import { showPendingRewards } from "./show-pending-rewards.ts";

/** A member's own code, and what both get for it today, and which rewards the member waits for. */
export async function showReferral(platform: Platform, memberCode: string) {
  const rules = await selectReferralRules(platform, platform.clock.now());
  const pending = await showPendingRewards(platform, memberCode);
  return { referralCode: await referralCodeOf(platform, memberCode), pending, ...rules };
}
