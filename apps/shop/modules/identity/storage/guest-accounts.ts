import { platformPart } from "@gelora/service-kit/platform-part.ts";
import { LRUCache } from "lru-cache";
import type { Platform } from "../../../platform/platform.ts";
import type { GuestAccount } from "../domain/guest-account.ts";
import type { IdentityTables } from "./identity-tables.ts";

/** A guest account never changes once created, so it can be cached. */
export const guestAccounts = platformPart(
  "the cache of guest accounts",
  () => new LRUCache<string, GuestAccount>({ max: 20_000 }),
);

export function rememberGuestAccount(platform: Platform, account: GuestAccount): void {
  guestAccounts.of(platform).set(account.accountCode, account);
}

export async function selectGuestAccount(platform: Platform, accountCode: string): Promise<GuestAccount | undefined> {
  const known = guestAccounts.of(platform).get(accountCode);
  if (known) return known;
  const row = await platform.database
    .tables<IdentityTables>()
    .selectFrom("guest_accounts")
    .select(["account_code", "email", "mobile"])
    .where("account_code", "=", accountCode)
    .executeTakeFirst();
  if (!row) return undefined;
  const account = { accountCode: row.account_code, email: row.email, mobile: row.mobile };
  rememberGuestAccount(platform, account);
  return account;
}
