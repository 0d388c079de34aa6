import type { SlowHash } from "@gelora/service-kit/slow-hash.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { PasswordsTables } from "./passwords-tables.ts";

export async function selectHash(platform: Platform, memberCode: string): Promise<SlowHash | undefined> {
  const row = await platform.database
    .tables<PasswordsTables>()
    .selectFrom("passwords")
    .select("hash")
    .where("member_code", "=", memberCode)
    .executeTakeFirst();
  return row?.hash;
}

/**
 * Locks the member's password until the transaction ends: a change of it waits.
 * @returns false when it is no longer this one
 */
export async function holdHash(platform: Platform, memberCode: string, hash: SlowHash): Promise<boolean> {
  const row = await platform.database
    .tables<PasswordsTables>()
    .selectFrom("passwords")
    .select("member_code")
    .where("member_code", "=", memberCode)
    .where("hash", "=", hash)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Sets the member's password, in the caller's transaction. */
export async function storePassword(platform: Platform, memberCode: string, hash: SlowHash): Promise<void> {
  const changed_at = platform.clock.databaseNow();
  await platform.database
    .tables<PasswordsTables>()
    .insertInto("passwords")
    .values({ member_code: memberCode, hash, changed_at })
    .onConflict((conflict) => conflict.column("member_code").doUpdateSet({ hash, changed_at }))
    .execute();
}

export async function deletePassword(platform: Platform, memberCode: string): Promise<void> {
  await platform.database
    .tables<PasswordsTables>()
    .deleteFrom("passwords")
    .where("member_code", "=", memberCode)
    .execute();
}
