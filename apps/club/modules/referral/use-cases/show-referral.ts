import type { Platform } from "../../../platform/platform.ts";
import { selectReferralRules } from "../storage/rules.ts";
import { referralCodeOf } from "./referral-code-of.ts";

/** A member's own code, and what both get for it today. */
export async function showReferral(platform: Platform, memberCode: string) {
  const rules = await selectReferralRules(platform, platform.clock.now());
  return { referralCode: await referralCodeOf(platform, memberCode), ...rules };
}
