import type { SlowHash } from "@gelora/service-kit/slow-hash.ts";
import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { PasswordsTables } from "./passwords-tables.ts";

/** A stored password: its hash, and which of the member's passwords it is. */
export type StoredPassword = { readonly hash: SlowHash; readonly version: number };

export function selectPassword(platform: Platform, memberCode: string): Promise<StoredPassword | undefined> {
  return platform.database
    .tables<PasswordsTables>()
    .selectFrom("passwords")
    .select(["hash", "version"])
    .where("member_code", "=", memberCode)
    .executeTakeFirst();
}

/**
 * Locks the member's password until the transaction ends: a change of it waits.
 * @returns which of the member's passwords it is; undefined without one
 */
export async function holdPasswordVersion(platform: Platform, memberCode: string): Promise<number | undefined> {
  const row = await platform.database
    .tables<PasswordsTables>()
    .selectFrom("passwords")
    .select("version")
    .where("member_code", "=", memberCode)
    .forUpdate()
    .executeTakeFirst();
  return row?.version;
}

/**
 * Sets the member's password, in the caller's transaction.
 * @returns its version: 1 for the member's first one
 */
export async function storePasswordHash(platform: Platform, memberCode: string, hash: SlowHash): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    insert into passwords as known (member_code, hash, version, changed_at)
    values (${memberCode}, ${hash}, 1, ${platform.clock.databaseNow()})
    on conflict (member_code) do update set
      hash = excluded.hash, version = known.version + 1, changed_at = excluded.changed_at
    returning version`.execute(platform.database.tables<PasswordsTables>());
  const version = rows[0]?.version;
  if (version === undefined) throw new Error("storing a password answers its version");
  return version;
}
