import type { Platform } from "../../../platform/platform.ts";
import type { GuestAccount } from "../identity.ts";
import type { IdentityTables } from "./identity-tables.ts";

export async function selectGuestAccount(platform: Platform, accountCode: string): Promise<GuestAccount | undefined> {
  const row = await platform.database
    .tables<IdentityTables>()
    .selectFrom("guest_accounts")
    .select(["account_code", "email", "mobile"])
    .where("account_code", "=", accountCode)
    .executeTakeFirst();
  return row && { accountCode: row.account_code, email: row.email, mobile: row.mobile };
}
