import type { Milliseconds } from "@gelora/service-kit/durations.ts";
import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import { type CodePurpose, mostAttempts } from "../domain/code-purpose.ts";

type CodesTables = {
  sent_codes: {
    member_code: string;
    purpose: CodePurpose;
    flow_digest: string;
    request_id: string;
    code_digest: string;
    attempts_left: number;
    expires_at: Date;
  };
};

/** Whose code it is, what it permits, and where. */
export type CodeOf = {
  readonly memberCode: string;
  readonly purpose: CodePurpose;
  /**
   * The digest of the key of the browser that asked, where anyone may ask: others neither use
   * up its tries nor replace it. Elsewhere `noFlow`.
   */
  readonly flow: string;
};

export type StoredCode = { readonly requestId: string; readonly codeDigest: string };

/**
 * Stores the digest of a member's code; an earlier one for the same purpose and browser is void.
 */
export async function upsertCode(
  platform: Platform,
  { memberCode, purpose, flow }: CodeOf,
  { requestId, codeDigest }: StoredCode,
  life: Milliseconds,
): Promise<void> {
  const fresh = {
    request_id: requestId,
    code_digest: codeDigest,
    attempts_left: mostAttempts,
    expires_at: platform.clock.databaseIn(life),
  };
  await platform.database
    .tables<CodesTables>()
    .insertInto("sent_codes")
    .values({ member_code: memberCode, purpose, flow_digest: flow, ...fresh })
    .onConflict((conflict) => conflict.columns(["member_code", "purpose", "flow_digest"]).doUpdateSet(fresh))
    .execute();
}

/**
 * Counts an attempt before it is compared, in one statement.
 * @returns undefined when none is left, or there is no valid code
 */
export async function takeAttempt(
  platform: Platform,
  { memberCode, purpose, flow }: CodeOf,
): Promise<StoredCode | undefined> {
  const { rows } = await sql<StoredCode>`
    update sent_codes set attempts_left = attempts_left - 1
    where member_code = ${memberCode} and purpose = ${purpose} and flow_digest = ${flow}
      and attempts_left > 0 and expires_at > ${platform.clock.databaseNow()}
    returning request_id as "requestId", code_digest as "codeDigest"`.execute(platform.database.tables());
  return rows[0];
}

/**
 * Spends a correct code in the transaction of what it permits.
 * @returns false when it was spent or replaced meanwhile
 */
export async function spendCode(
  platform: Platform,
  { memberCode, purpose, flow }: CodeOf,
  requestId: string,
): Promise<boolean> {
  const spent = await platform.database
    .tables<CodesTables>()
    .deleteFrom("sent_codes")
    .where("member_code", "=", memberCode)
    .where("purpose", "=", purpose)
    .where("flow_digest", "=", flow)
    .where("request_id", "=", requestId)
    .executeTakeFirst();
  return spent.numDeletedRows > 0n;
}

export async function deleteEndedCodes(platform: Platform): Promise<void> {
  await platform.database
    .tables<CodesTables>()
    .deleteFrom("sent_codes")
    .where("expires_at", "<=", platform.clock.databaseNow())
    .execute();
}
