import type { Platform } from "../../../platform/platform.ts";
import type { ReferralTables } from "./referral-tables.ts";

export async function selectReferralCode(platform: Platform, memberCode: string): Promise<string | undefined> {
  const row = await platform.database
    .tables<ReferralTables>()
    .selectFrom("referral_codes")
    .select("referral_code")
    .where("member_code", "=", memberCode)
    .executeTakeFirst();
  return row?.referral_code;
}

export async function selectReferrerCode(platform: Platform, referralCode: string): Promise<string | undefined> {
  const row = await platform.database
    .tables<ReferralTables>()
    .selectFrom("referral_codes")
    .select("member_code")
    .where("referral_code", "=", referralCode)
    .executeTakeFirst();
  return row?.member_code;
}

/** @returns false when the member has a code already, or another member has this one */
export async function insertReferralCode(
  platform: Platform,
  memberCode: string,
  referralCode: string,
): Promise<boolean> {
  const written = await platform.database
    .tables<ReferralTables>()
    .insertInto("referral_codes")
    .values({ member_code: memberCode, referral_code: referralCode })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (written.numInsertedOrUpdatedRows ?? 0n) > 0n;
}
