import type { Milliseconds } from "@gelora/service-kit/durations.ts";
import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import { mostAttempts } from "../domain/pin-check.ts";
import type { PinTables } from "./pin-tables.ts";

export type PinCode = { readonly requestId: string; readonly codeDigest: string };

/** Stores the digest of a member's code; an earlier one is void. */
export async function upsertCode(
  platform: Platform,
  memberCode: string,
  { requestId, codeDigest }: PinCode,
  life: Milliseconds,
): Promise<void> {
  const fresh = {
    request_id: requestId,
    code_digest: codeDigest,
    attempts_left: mostAttempts,
    expires_at: platform.clock.databaseIn(life),
  };
  await platform.database
    .tables<PinTables>()
    .insertInto("pin_codes")
    .values({ member_code: memberCode, ...fresh })
    .onConflict((conflict) => conflict.column("member_code").doUpdateSet(fresh))
    .execute();
}

/**
 * Counts an attempt before it is compared, in one statement.
 * @returns undefined when none is left, or there is no valid code
 */
export async function takeCodeAttempt(platform: Platform, memberCode: string): Promise<PinCode | undefined> {
  const { rows } = await sql<PinCode>`
    update pin_codes set attempts_left = attempts_left - 1
    where member_code = ${memberCode} and attempts_left > 0 and expires_at > ${platform.clock.databaseNow()}
    returning request_id as "requestId", code_digest as "codeDigest"`.execute(platform.database.tables());
  return rows[0];
}

/**
 * Spends a correct code in the transaction of what it permits.
 * @returns false when it was spent or replaced meanwhile
 */
export async function spendCode(platform: Platform, memberCode: string, requestId: string): Promise<boolean> {
  const spent = await platform.database
    .tables<PinTables>()
    .deleteFrom("pin_codes")
    .where("member_code", "=", memberCode)
    .where("request_id", "=", requestId)
    .executeTakeFirst();
  return spent.numDeletedRows > 0n;
}

export async function deleteEndedCodes(platform: Platform): Promise<void> {
  await platform.database
    .tables<PinTables>()
    .deleteFrom("pin_codes")
    .where("expires_at", "<=", platform.clock.databaseNow())
    .execute();
}
