import type { Milliseconds } from "@gelora/service-kit/durations.ts";
import { digestOfToken } from "@gelora/service-kit/secret-token.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { SiteTables, SiteVisitor } from "./site-tables.ts";

export async function insertSession(
  platform: Platform,
  token: string,
  { memberCode, accountCode }: SiteVisitor,
  life: Milliseconds,
): Promise<void> {
  await platform.database
    .tables<SiteTables>()
    .insertInto("site_sessions")
    .values({
      token_digest: digestOfToken(token),
      member_code: memberCode,
      account_code: accountCode,
      expires_at: platform.clock.databaseIn(life),
    })
    .execute();
}

export function selectVisitor(platform: Platform, token: string): Promise<SiteVisitor | undefined> {
  return platform.database
    .tables<SiteTables>()
    .selectFrom("site_sessions")
    .select(["member_code as memberCode", "account_code as accountCode"])
    .where("token_digest", "=", digestOfToken(token))
    .where("expires_at", ">", platform.clock.databaseNow())
    .executeTakeFirst();
}

export async function deleteEndedSessions(platform: Platform): Promise<void> {
  await platform.database
    .tables<SiteTables>()
    .deleteFrom("site_sessions")
    .where("expires_at", "<=", platform.clock.databaseNow())
    .execute();
}

/** Those of an account that expire by this moment. */
export async function deleteSessionsOf(platform: Platform, accountCode: string, expiringBy: Date): Promise<void> {
  await platform.database
    .tables<SiteTables>()
    .deleteFrom("site_sessions")
    .where("account_code", "=", accountCode)
    .where("expires_at", "<=", expiringBy)
    .execute();
}
