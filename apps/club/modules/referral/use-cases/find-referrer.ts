import type { ClubReferrer } from "@gelora/contracts/club-joining.ts";
import type { Platform } from "../../../platform/platform.ts";
import { findMembers, type Member, memberOfAccount, memberSince } from "../../membership/membership.ts";
import { readReferralCode } from "../domain/referral-code.ts";
import { isSamePerson } from "../domain/same-person.ts";
import { selectReferrerCode } from "../storage/codes.ts";

/** The active member with this code. */
export async function findReferrer(platform: Platform, typed: string): Promise<Member | undefined> {
  const memberCode = await selectReferrerCode(platform, readReferralCode(typed));
  const [member] = memberCode === undefined ? [] : await findMembers(platform, [memberCode]);
  return member?.status === "ACTIVE" ? member : undefined;
}

/** What the shop shows of the member with a code [REF-03, REF-05]; null for an unknown code. */
export async function describeReferrer(
  platform: Platform,
  typed: string,
  applicant: {
    readonly accountCode?: string | undefined;
    readonly mobile?: string | undefined;
    readonly email?: string | undefined;
  },
): Promise<ClubReferrer | null> {
  const referrer = await findReferrer(platform, typed);
  if (!referrer) return null;
  const { accountCode, mobile, email } = applicant;
  const memberCode = accountCode === undefined ? undefined : await memberOfAccount(platform, accountCode);
  return {
    firstName: referrer.firstName,
    lastName: referrer.lastName,
    referralCode: readReferralCode(typed),
    registeredAt: (await memberSince(platform, referrer.memberCode)).toISOString(),
    isApplicant: isSamePerson(referrer, { memberCode, mobile, email }),
  };
}
