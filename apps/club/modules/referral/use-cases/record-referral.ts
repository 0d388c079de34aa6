import type { Platform } from "../../../platform/platform.ts";
import { isSamePerson } from "../domain/same-person.ts";
import { insertReferral } from "../storage/referrals.ts";
import { findReferrer } from "./find-referrer.ts";

/**
 * Records that a new card was made with a member's code, in the transaction that makes the card. An
 * unknown code and one's own count as none [Q35]: they do not keep anyone from joining.
 */
export async function recordReferral(
  platform: Platform,
  newMember: { readonly memberCode: string; readonly mobile: string; readonly email: string },
  { code, at }: { readonly code: string; readonly at: Date },
): Promise<void> {
  const referrer = await findReferrer(platform, code);
  if (!referrer || isSamePerson(referrer, newMember)) return;
  const { memberCode } = newMember;
  await insertReferral(platform, { memberCode, referrerCode: referrer.memberCode, recordedAt: at });
}
