import { type Milliseconds, minutes } from "@gelora/service-kit/durations.ts";
import { digestOfToken, newSecretToken } from "@gelora/service-kit/secret-token.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { MembersTables } from "./members-tables.ts";

/** As stated in the mail. */
const linkLife = minutes(30);

/** @returns the link's token, which is not stored and cannot be read again */
export async function insertEmailLink(platform: Platform, memberCode: string, folded: string): Promise<string> {
  const token = newSecretToken();
  await platform.database
    .tables<MembersTables>()
    .insertInto("email_links")
    .values({
      token_digest: digestOfToken(token),
      member_code: memberCode,
      email_folded: folded,
      expires_at: platform.clock.databaseIn(linkLife),
    })
    .execute();
  return token;
}

/**
 * Takes a link, once.
 * @returns whose record it verifies, and with which address
 */
export async function takeEmailLink(
  platform: Platform,
  token: string,
): Promise<{ readonly memberCode: string; readonly folded: string } | undefined> {
  const row = await platform.database
    .tables<MembersTables>()
    .deleteFrom("email_links")
    .where("token_digest", "=", digestOfToken(token))
    .where("expires_at", ">", platform.clock.databaseNow())
    .returning(["member_code", "email_folded"])
    .executeTakeFirst();
  return row && { memberCode: row.member_code, folded: row.email_folded };
}

export async function deleteExpiredEmailLinks(platform: Platform): Promise<void> {
  await platform.database
    .tables<MembersTables>()
    .deleteFrom("email_links")
    .where("expires_at", "<=", platform.clock.databaseNow())
    .execute();
}

/**
 * How many links a member was sent recently, and when the next is allowed; the caller locks the
 * member's row.
 */
export async function selectLinkWait(
  platform: Platform,
  memberCode: string,
): Promise<{ readonly sent: number; readonly nextAt: Date } | undefined> {
  const row = await platform.database
    .tables<MembersTables>()
    .selectFrom("email_link_waits")
    .select(["sent", "next_at"])
    .where("member_code", "=", memberCode)
    .executeTakeFirst();
  return row && { sent: row.sent, nextAt: row.next_at };
}

export async function upsertLinkWait(
  platform: Platform,
  memberCode: string,
  sent: number,
  wait: Milliseconds,
): Promise<void> {
  const values = { sent, next_at: platform.clock.databaseIn(wait) };
  await platform.database
    .tables<MembersTables>()
    .insertInto("email_link_waits")
    .values({ member_code: memberCode, ...values })
    .onConflict((conflict) => conflict.column("member_code").doUpdateSet(values))
    .execute();
}
