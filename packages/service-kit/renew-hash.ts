import type { Database } from "./database.ts";
import { hashOf } from "./password-hash.ts";
import { isOutdatedSlowHash, type SlowHash } from "./slow-hash.ts";

/**
 * Stores the hash of a correct password with today's parameters where it has older ones; no effect
 * when it was changed meanwhile. The table is that of the service's own module passwords.
 */
export async function renewOutdatedHash(
  { database }: { readonly database: Database },
  memberCode: string,
  { password, hash }: { readonly password: string; readonly hash: SlowHash },
): Promise<void> {
  if (!isOutdatedSlowHash(hash)) return;
  const renewed = await hashOf(password);
  await database
    .tables<{ passwords: { member_code: string; hash: SlowHash } }>()
    .updateTable("passwords")
    .set({ hash: renewed })
    .where("member_code", "=", memberCode)
    .where("hash", "=", hash)
    .execute();
}
