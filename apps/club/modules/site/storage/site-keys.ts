import type { MemberPage } from "@gelora/contracts/site-page.ts";
import type { Milliseconds } from "@gelora/service-kit/durations.ts";
import { digestOfToken } from "@gelora/service-kit/secret-token.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { SiteTables, SiteVisitor } from "./site-tables.ts";

type NewKey = SiteVisitor & { readonly token: string; readonly page: MemberPage };

export async function insertKey(
  platform: Platform,
  { token, memberCode, accountCode, page }: NewKey,
  life: Milliseconds,
): Promise<void> {
  await platform.database
    .tables<SiteTables>()
    .insertInto("site_keys")
    .values({
      token_digest: digestOfToken(token),
      member_code: memberCode,
      account_code: accountCode,
      page,
      expires_at: platform.clock.databaseIn(life),
    })
    .execute();
}

/**
 * Spends a key, in the transaction that opens the session. It is deleted, so of any number of
 * parallel visits one gets in.
 * @returns undefined when it is not this member's, not for this page, was spent or has expired
 */
export function spendKey(
  platform: Platform,
  { token, userCode, page }: { readonly token: string; readonly userCode: string; readonly page: MemberPage },
): Promise<SiteVisitor | undefined> {
  return platform.database
    .tables<SiteTables>()
    .deleteFrom("site_keys")
    .where("token_digest", "=", digestOfToken(token))
    .where("member_code", "=", userCode)
    .where("page", "=", page)
    .where("expires_at", ">", platform.clock.databaseNow())
    .returning(["member_code as memberCode", "account_code as accountCode"])
    .executeTakeFirst();
}

export async function deleteEndedKeys(platform: Platform): Promise<void> {
  await platform.database
    .tables<SiteTables>()
    .deleteFrom("site_keys")
    .where("expires_at", "<=", platform.clock.databaseNow())
    .execute();
}

/** Those of an account that expire by this moment. */
export async function deleteKeysOf(platform: Platform, accountCode: string, expiringBy: Date): Promise<void> {
  await platform.database
    .tables<SiteTables>()
    .deleteFrom("site_keys")
    .where("account_code", "=", accountCode)
    .where("expires_at", "<=", expiringBy)
    .execute();
}
