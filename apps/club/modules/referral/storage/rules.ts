import type { Platform } from "../../../platform/platform.ts";
import { type ReferralRules, referralRules } from "../domain/referral-rules.ts";
import type { ReferralTables } from "./referral-tables.ts";

/** The rules in force at a moment. */
export async function selectReferralRules(platform: Platform, at: Date): Promise<ReferralRules> {
  const row = await platform.database
    .tables<ReferralTables>()
    .selectFrom("referral_rules")
    .select("rules")
    .where("valid_from", "<=", at)
    .orderBy("valid_from", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  return referralRules.parse(row.rules);
}
