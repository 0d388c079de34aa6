import type { Platform } from "../../../platform/platform.ts";
import { accountLock, linkedMember } from "../storage/account-links.ts";
import { selectMemberByMobile } from "../storage/members.ts";

/**
 * The member whose points a purchase earns: of an account the one that it is linked to; of a guest
 * the one with the verified number that they gave [K04], else the one of the account that it
 * belongs to by its verified address or number. The account is not linked before the caller's
 * transaction ends.
 * @returns undefined as long as there is none
 */
export async function memberOfPurchase(
  platform: Platform,
  { accountCode, claimedBy, mobile }: PurchaseToEarn,
): Promise<string | undefined> {
  if (accountCode !== null) return memberOf(platform, accountCode);
  const member = await selectMemberByMobile(platform, mobile);
  if (member?.phoneVerified && member.status === "ACTIVE") return member.memberCode;
  return claimedBy === null ? undefined : memberOf(platform, claimedBy);
}

type PurchaseToEarn = {
  readonly accountCode: string | null;
  readonly claimedBy: string | null;
  readonly mobile: string;
};

async function memberOf(platform: Platform, accountCode: string): Promise<string | undefined> {
  const [, memberCode] = await platform.database.together(accountLock(accountCode), linkedMember(accountCode));
  return memberCode;
}
