import type { Platform } from "../../../platform/platform.ts";
import { type Referral, referralEvents } from "../domain/referral-states.ts";
import type { ReferralTables } from "./referral-tables.ts";

/** Records by whose code a new member joined. A second one for the same member changes nothing. */
export async function insertReferral(
  platform: Platform,
  { memberCode, referrerCode, recordedAt }: Pick<Referral, "memberCode" | "referrerCode" | "recordedAt">,
): Promise<void> {
  await platform.database
    .tables<ReferralTables>()
    .insertInto("referrals")
    .values({
      member_code: memberCode,
      referrer_code: referrerCode,
      recorded_at: recordedAt,
      state: "waiting",
      order_code: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The referral of a new member, locked until the transaction ends. */
export async function lockReferral(platform: Platform, memberCode: string): Promise<Referral | undefined> {
  const row = await platform.database
    .tables<ReferralTables>()
    .selectFrom("referrals")
    .selectAll()
    .where("member_code", "=", memberCode)
    .forUpdate()
    .executeTakeFirst();
  return (
    row && {
      memberCode: row.member_code,
      referrerCode: row.referrer_code,
      recordedAt: row.recorded_at,
      state: row.state,
      orderCode: row.order_code,
    }
  );
}

/** @returns false when the referral is not in the event's first state (any more) */
export async function moveReferral(
  platform: Platform,
  event: keyof typeof referralEvents,
  { memberCode, orderCode }: { readonly memberCode: string; readonly orderCode: string },
): Promise<boolean> {
  const moved = await platform.database
    .tables<ReferralTables>()
    .updateTable("referrals")
    .set({ state: referralEvents[event].to, order_code: orderCode })
    .where("member_code", "=", memberCode)
    .where("state", "=", referralEvents[event].from)
    .executeTakeFirst();
  return moved.numUpdatedRows > 0n;
}
