import type { Milliseconds } from "@gelora/service-kit/durations.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { VerificationTables } from "./verification-tables.ts";

export type StoredCode = { readonly codeId: string; readonly digest: string };

/** The key of a code: one per flow and address. */
export type CodePlace = { readonly flow: string; readonly subject: string };

/** Replaces the previous code of the same flow and address. */
export async function putCode(
  platform: Platform,
  { flow, subject }: CodePlace,
  code: StoredCode,
  life: Milliseconds,
): Promise<void> {
  const values = { code_id: code.codeId, digest: code.digest, expires_at: platform.clock.databaseIn(life) };
  await platform.database
    .tables<VerificationTables>()
    .insertInto("verification_codes")
    .values({ flow, subject, ...values })
    .onConflict((conflict) => conflict.columns(["flow", "subject"]).doUpdateSet(values))
    .execute();
}

/** The currently valid code, if there is one. */
export async function selectCode(platform: Platform, { flow, subject }: CodePlace): Promise<StoredCode | undefined> {
  const row = await platform.database
    .tables<VerificationTables>()
    .selectFrom("verification_codes")
    .select(["code_id", "digest"])
    .where("flow", "=", flow)
    .where("subject", "=", subject)
    .where("expires_at", ">", platform.clock.databaseNow())
    .executeTakeFirst();
  return row && { codeId: row.code_id, digest: row.digest };
}

/**
 * Takes the code: of several concurrent callers, one gets it.
 * @returns false for the others
 */
export async function takeCode(platform: Platform, { flow, subject }: CodePlace, codeId: string): Promise<boolean> {
  const result = await platform.database
    .tables<VerificationTables>()
    .deleteFrom("verification_codes")
    .where("flow", "=", flow)
    .where("subject", "=", subject)
    .where("code_id", "=", codeId)
    .where("expires_at", ">", platform.clock.databaseNow())
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}

/** For a code that was certainly not sent. A newer one in its place stays. */
export async function deleteCode(platform: Platform, { flow, subject }: CodePlace, codeId: string): Promise<void> {
  await platform.database
    .tables<VerificationTables>()
    .deleteFrom("verification_codes")
    .where("flow", "=", flow)
    .where("subject", "=", subject)
    .where("code_id", "=", codeId)
    .execute();
}
