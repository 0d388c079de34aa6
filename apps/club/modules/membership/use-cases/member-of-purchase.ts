import type { Platform } from "../../../platform/platform.ts";
import { accountLock, linkedMember } from "../storage/account-links.ts";
import { selectMemberByMobile } from "../storage/members.ts";

/**
 * The member whose points a purchase earns: of an account the one that it is linked to, of a guest
 * the one with the verified number that they gave [K04]. The account is not linked before the
 * caller's transaction ends.
 * @returns undefined as long as there is none
 */
export async function memberOfPurchase(
  platform: Platform,
  { accountCode, mobile }: { readonly accountCode: string | null; readonly mobile: string },
): Promise<string | undefined> {
  if (accountCode !== null) {
    const [, memberCode] = await platform.database.together(accountLock(accountCode), linkedMember(accountCode));
    return memberCode;
  }
  const member = await selectMemberByMobile(platform, mobile);
  return member?.phoneVerified && member.status === "ACTIVE" ? member.memberCode : undefined;
}
