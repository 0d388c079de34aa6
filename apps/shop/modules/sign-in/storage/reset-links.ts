import { foldEmail } from "@gelora/locale/email.ts";
import type { Milliseconds } from "@gelora/service-kit/durations.ts";
import { digestOfToken } from "@gelora/service-kit/secret-token.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { SignInTables } from "./sign-in-tables.ts";

/**
 * Stores the digest of a link's token. A repeated delivery of the same request replaces its link:
 * one request has one valid link.
 */
export async function upsertResetLink(
  platform: Platform,
  link: {
    readonly requestId: string;
    readonly memberCode: string;
    readonly email: string;
    readonly token: string;
  },
  life: Milliseconds,
): Promise<void> {
  const token_digest = digestOfToken(link.token);
  const expires_at = platform.clock.databaseIn(life);
  await platform.database
    .tables<SignInTables>()
    .insertInto("reset_links")
    .values({
      request_id: link.requestId,
      member_code: link.memberCode,
      token_digest,
      email_digest: digestOfToken(foldEmail(link.email)),
      expires_at,
    })
    .onConflict((conflict) => conflict.column("request_id").doUpdateSet({ token_digest, expires_at }))
    .execute();
}

/**
 * The member whose password the token may set, as long as this is their address; the token stays.
 */
export async function selectResetLink(
  platform: Platform,
  token: string,
): Promise<{ readonly memberCode: string; readonly emailDigest: string } | undefined> {
  const row = await platform.database
    .tables<SignInTables>()
    .selectFrom("reset_links")
    .select(["member_code", "email_digest"])
    .where("token_digest", "=", digestOfToken(token))
    .where("expires_at", ">", platform.clock.databaseNow())
    .executeTakeFirst();
  return row && { memberCode: row.member_code, emailDigest: row.email_digest };
}

/** Uses up the token, in the caller's transaction: of parallel calls one gets true. */
export async function spendResetLink(platform: Platform, token: string): Promise<boolean> {
  const spent = await platform.database
    .tables<SignInTables>()
    .deleteFrom("reset_links")
    .where("token_digest", "=", digestOfToken(token))
    .where("expires_at", ">", platform.clock.databaseNow())
    .executeTakeFirst();
  return spent.numDeletedRows === 1n;
}

/** Ends all other links of a member. */
export async function deleteResetLinks(platform: Platform, memberCode: string): Promise<void> {
  await platform.database
    .tables<SignInTables>()
    .deleteFrom("reset_links")
    .where("member_code", "=", memberCode)
    .execute();
}

export async function deleteExpiredResetLinks(platform: Platform): Promise<void> {
  await platform.database
    .tables<SignInTables>()
    .deleteFrom("reset_links")
    .where("expires_at", "<=", platform.clock.databaseNow())
    .execute();
}
