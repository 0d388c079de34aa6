import type { Database } from "./database.ts";
import type { SlowHash } from "./slow-hash.ts";

/**
 * The same password with a new hash; no effect when it was changed meanwhile. The table is that of
 * the service's own module passwords.
 */
export async function renewHash(
  { database }: { readonly database: Database },
  memberCode: string,
  change: { readonly from: SlowHash; readonly to: SlowHash },
): Promise<void> {
  await database
    .tables<{ passwords: { member_code: string; hash: SlowHash } }>()
    .updateTable("passwords")
    .set({ hash: change.to })
    .where("member_code", "=", memberCode)
    .where("hash", "=", change.from)
    .execute();
}
