import { statement } from "@gelora/service-kit/database.ts";
import type { SlowHash } from "@gelora/service-kit/slow-hash.ts";
import { type RawBuilder, sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import { mostAttempts } from "../domain/pin-check.ts";
import type { PinTables } from "./pin-tables.ts";

/** Whether a member has a PIN, and can enter it. */
export type PinState = "none" | "usable" | "disabled";

export function pinStateOf(platform: Platform, memberCode: string): Promise<PinState> {
  const query = sql<{ state: PinState }>`select ${knownPin(memberCode)} as state`;
  return platform.database.send(statement(query, ([row]) => row?.state ?? "none"));
}

/** The same as an expression for another module's statement. */
export function knownPin(memberCode: string): RawBuilder<PinState> {
  return sql`coalesce((
    select case when attempts_left > 0 then 'usable' else 'disabled' end from pins where member_code = ${memberCode}),
    'none')`;
}

/** Whether this is still a member's PIN, as an expression for another module's statement. */
export function isPinHash(memberCode: string, hash: SlowHash): RawBuilder<boolean> {
  return sql`exists (select from pins where member_code = ${memberCode} and hash = ${hash})`;
}

/** A disabled one counts too. */
export const hasPin = async (platform: Platform, memberCode: string): Promise<boolean> =>
  (await pinStateOf(platform, memberCode)) !== "none";

/**
 * Counts an attempt before it is compared, in one statement: of any number of parallel attempts, in
 * however many processes, three get the hash.
 * @returns undefined when none is left, or there is no PIN
 */
export async function takeAttempt(
  platform: Platform,
  memberCode: string,
): Promise<{ readonly hash: SlowHash; readonly attemptsLeft: number } | undefined> {
  const { rows } = await sql<{ hash: SlowHash; attemptsLeft: number }>`
    update pins set attempts_left = attempts_left - 1
    where member_code = ${memberCode} and attempts_left > 0
    returning hash, attempts_left as "attemptsLeft"`.execute(platform.database.tables());
  return rows[0];
}

/**
 * A correct PIN starts the count again, and holds the row until the transaction ends.
 * @returns false when the PIN was changed meanwhile
 */
export async function resetAttempts(platform: Platform, memberCode: string, hash: SlowHash): Promise<boolean> {
  const changed = await platform.database
    .tables<PinTables>()
    .updateTable("pins")
    .set({ attempts_left: mostAttempts })
    .where("member_code", "=", memberCode)
    .where("hash", "=", hash)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/** Whether this PIN has no attempt left. Held until the transaction ends. */
export async function holdDisabled(platform: Platform, memberCode: string, hash: SlowHash): Promise<boolean> {
  const row = await platform.database
    .tables<PinTables>()
    .selectFrom("pins")
    .select("member_code")
    .where("member_code", "=", memberCode)
    .where("hash", "=", hash)
    .where("attempts_left", "=", 0)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns false when the member has no PIN without an attempt left */
export async function enablePin(platform: Platform, memberCode: string): Promise<boolean> {
  const changed = await platform.database
    .tables<PinTables>()
    .updateTable("pins")
    .set({ attempts_left: mostAttempts })
    .where("member_code", "=", memberCode)
    .where("attempts_left", "=", 0)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/** A new PIN, with all its attempts. */
export async function upsertPin(platform: Platform, memberCode: string, hash: SlowHash): Promise<void> {
  const fresh = { hash, attempts_left: mostAttempts, changed_at: platform.clock.databaseNow() };
  await platform.database
    .tables<PinTables>()
    .insertInto("pins")
    .values({ member_code: memberCode, ...fresh })
    .onConflict((conflict) => conflict.column("member_code").doUpdateSet(fresh))
    .execute();
}
