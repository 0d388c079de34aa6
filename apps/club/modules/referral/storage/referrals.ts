import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import { type Referral, type ReferralEvent, referralEvents } from "../domain/referral-states.ts";
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
      matures_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** When a member joined who was referred and has no delivered order yet; undefined for others. */
export async function selectPromisedSince(platform: Platform, memberCode: string): Promise<Date | undefined> {
  const row = await platform.database
    .tables<ReferralTables>()
    .selectFrom("referrals")
    .select("recorded_at")
    .where("member_code", "=", memberCode)
    .where("state", "=", referralEvents.promise.from)
    .executeTakeFirst();
  return row?.recorded_at;
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
  event: ReferralEvent,
  {
    memberCode,
    orderCode,
    maturesAt,
  }: { readonly memberCode: string; readonly orderCode: string; readonly maturesAt: Date },
): Promise<boolean> {
  const moved = await platform.database
    .tables<ReferralTables>()
    .updateTable("referrals")
    .set({ state: referralEvents[event].to, order_code: orderCode, matures_at: maturesAt })
    .where("member_code", "=", memberCode)
    .where("state", "=", referralEvents[event].from)
    .executeTakeFirst();
  return moved.numUpdatedRows > 0n;
}

/** A member's part of a referral whose order can still go back. */
export type PendingReferral = {
  readonly isReferrer: boolean;
  readonly maturesAt: Date;
  /** Those of the day of joining. */
  readonly rules: unknown;
};

/** The rewards that a member waits for, as the new member or as the referrer, the soonest first. */
export async function selectPendingReferrals(
  platform: Platform,
  memberCode: string,
  limit: number,
): Promise<readonly PendingReferral[]> {
  const { rows } = await sql<PendingReferral>`
    select referrer_code = ${memberCode} as "isReferrer", matures_at as "maturesAt", (
      select rules from referral_rules where valid_from <= recorded_at order by valid_from desc limit 1) as rules
    from referrals
    where state = 'pending' and (member_code = ${memberCode} or referrer_code = ${memberCode})
    order by matures_at, member_code limit ${limit}`.execute(platform.database.tables());
  return rows;
}
