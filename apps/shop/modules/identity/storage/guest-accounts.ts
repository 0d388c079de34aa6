import { LRUCache } from "lru-cache";
import type { Platform } from "../../../platform/platform.ts";
import type { GuestAccount } from "../identity.ts";
import type { IdentityTables } from "./identity-tables.ts";

/** A guest account never changes once it is made, so that what was read of it holds. */
const remembered = new LRUCache<string, GuestAccount>({ max: 20_000 });

export function rememberGuestAccount(account: GuestAccount): void {
  remembered.set(account.accountCode, account);
}

export async function selectGuestAccount(platform: Platform, accountCode: string): Promise<GuestAccount | undefined> {
  const known = remembered.get(accountCode);
  if (known) return known;
  const row = await platform.database
    .tables<IdentityTables>()
    .selectFrom("guest_accounts")
    .select(["account_code", "email", "mobile"])
    .where("account_code", "=", accountCode)
    .executeTakeFirst();
  if (!row) return undefined;
  const account = { accountCode: row.account_code, email: row.email, mobile: row.mobile };
  rememberGuestAccount(account);
  return account;
}
