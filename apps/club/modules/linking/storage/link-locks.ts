import type { Platform } from "../../../platform/platform.ts";
import type { LinkingTables } from "./linking-tables.ts";

/** Locks a card as long as its password is this one. */
export async function upsertLock(platform: Platform, memberCode: string, passwordVersion: number): Promise<void> {
  await platform.database
    .tables<LinkingTables>()
    .insertInto("link_locks")
    .values({ member_code: memberCode, password_version: passwordVersion })
    .onConflict((conflict) => conflict.column("member_code").doUpdateSet({ password_version: passwordVersion }))
    .execute();
}

/** Whether its owner objected to something that was done with this very password. */
export async function isLocked(platform: Platform, memberCode: string, passwordVersion: number): Promise<boolean> {
  const row = await platform.database
    .tables<LinkingTables>()
    .selectFrom("link_locks")
    .select("member_code")
    .where("member_code", "=", memberCode)
    .where("password_version", "=", passwordVersion)
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns false when the card is not locked with this password */
export async function deleteLock(platform: Platform, memberCode: string, passwordVersion: number): Promise<boolean> {
  const deleted = await platform.database
    .tables<LinkingTables>()
    .deleteFrom("link_locks")
    .where("member_code", "=", memberCode)
    .where("password_version", "=", passwordVersion)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}
