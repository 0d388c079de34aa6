import { randomInt } from "node:crypto";
import type { Platform } from "../../../platform/platform.ts";
import { referralCodeLength, referralLetters } from "../domain/referral-code.ts";
import { insertReferralCode, selectReferralCode } from "../storage/codes.ts";

/**
 * A member's referral code, made when it is first needed. Of several at once one writes it, and all
 * return that one; a code that another member has is drawn again.
 */
export async function referralCodeOf(platform: Platform, memberCode: string): Promise<string> {
  const known = await selectReferralCode(platform, memberCode);
  if (known !== undefined) return known;
  const drawn = Array.from({ length: referralCodeLength }, () => referralLetters[randomInt(referralLetters.length)]);
  await insertReferralCode(platform, memberCode, drawn.join(""));
  return referralCodeOf(platform, memberCode);
}
