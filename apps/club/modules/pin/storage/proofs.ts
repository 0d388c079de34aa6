import { type Statement, statement } from "@gelora/service-kit/database.ts";
import type { Milliseconds } from "@gelora/service-kit/durations.ts";
import { digestOfToken } from "@gelora/service-kit/secret-token.ts";
import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { PinTables } from "./pin-tables.ts";

/** Stores a member's proof; an earlier one is void. */
export async function upsertProof(
  platform: Platform,
  memberCode: string,
  proof: string,
  life: Milliseconds,
): Promise<void> {
  const fresh = { proof_digest: digestOfToken(proof), expires_at: platform.clock.databaseIn(life) };
  await platform.database
    .tables<PinTables>()
    .insertInto("pin_proofs")
    .values({ member_code: memberCode, ...fresh })
    .onConflict((conflict) => conflict.column("member_code").doUpdateSet(fresh))
    .execute();
}

/**
 * Spends a member's proof in the transaction of what it permits.
 * @returns false when it is not theirs, was spent or has expired
 */
export function spendProof(platform: Platform, memberCode: string, proof: string): Promise<boolean> {
  return platform.database.send(spentProof(platform, memberCode, proof));
}

/** The same as a statement to be sent with others. */
export function spentProof({ clock }: Platform, memberCode: string, proof: string): Statement<boolean> {
  const query = sql`
    delete from pin_proofs where member_code = ${memberCode} and proof_digest = ${digestOfToken(proof)}
      and expires_at > ${clock.databaseNow()} returning member_code`;
  return statement(query, (rows) => rows.length > 0);
}

/** Ends what members have proven: their PINs or their links are changed in the same transaction. */
export async function endPinProofs(platform: Platform, memberCodes: readonly string[]): Promise<void> {
  await platform.database
    .tables<PinTables>()
    .deleteFrom("pin_proofs")
    .where("member_code", "in", memberCodes)
    .execute();
}

export async function deleteEndedProofs(platform: Platform): Promise<void> {
  await platform.database
    .tables<PinTables>()
    .deleteFrom("pin_proofs")
    .where("expires_at", "<=", platform.clock.databaseNow())
    .execute();
}
