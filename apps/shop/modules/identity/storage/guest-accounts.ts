import { anyOf } from "@gelora/service-kit/any-of.ts";
import { platformPart } from "@gelora/service-kit/platform-part.ts";
import { LRUCache } from "lru-cache";
import type { Platform } from "../../../platform/platform.ts";
import type { GuestAccount } from "../domain/guest-account.ts";
import type { IdentityTables } from "./identity-tables.ts";
import { dropCachedSession } from "./session-cache.ts";

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

/**
 * Deletes the accounts whose sessions have all ended. Only a session leads to its account: orders
 * have contacts of their own, and are found by them and by their browser.
 */
export async function deleteEndedGuestAccounts(platform: Platform): Promise<void> {
  await platform.database
    .tables<IdentityTables>()
    .deleteFrom("guest_accounts")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("sessions")
            .select("session_id")
            .whereRef("sessions.account_code", "=", "guest_accounts.account_code"),
        ),
      ),
    )
    .execute();
}

/**
 * Deletes the guest accounts with an address or a number, in the caller's transaction. Their
 * browsers go on as visitors, with their carts: nobody has proven that they are the same person's.
 * @param email folded; undefined where there is none
 * @param mobile without the +62 prefix
 */
export async function deleteGuestAccountsWith(
  platform: Platform,
  { email, mobile }: { readonly email: string | undefined; readonly mobile: string | undefined },
): Promise<void> {
  const tables = platform.database.tables<IdentityTables>();
  const gone = await tables
    .deleteFrom("guest_accounts")
    .where((either) => either.or([either("email", "=", email ?? null), either("mobile", "=", mobile ?? null)]))
    .returning("account_code")
    .execute();
  const accountCodes = gone.map(({ account_code }) => account_code);
  const changed = await tables
    .updateTable("sessions")
    .set({ kind: "visitor", account_code: null })
    .where("kind", "=", "guest-account")
    .where("account_code", "=", anyOf(accountCodes))
    .returning("token_digest")
    .execute();
  platform.database.afterCommit(() => {
    for (const { token_digest } of changed) dropCachedSession(platform, token_digest);
    for (const accountCode of accountCodes) guestAccounts.of(platform).delete(accountCode);
  });
}
