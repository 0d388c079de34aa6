import { siteSessionMinutes } from "@gelora/contracts/club-sign-out.ts";
import { decodeSiteKey } from "@gelora/contracts/site-key.ts";
import type { MemberPage } from "@gelora/contracts/site-page.ts";
import { minutes } from "@gelora/service-kit/durations.ts";
import { newSecretToken } from "@gelora/service-kit/secret-token.ts";
import type { Platform } from "../../../platform/platform.ts";
import { findMemberOfAccount, type Member } from "../../membership/membership.ts";
import { spendKey } from "../storage/site-keys.ts";
import { insertSession, selectVisitor } from "../storage/site-sessions.ts";

/** Long enough for a code to arrive and to be typed. */
export const sessionLife = minutes(siteSessionMinutes);

/**
 * Spends the key of an address for a session of the site. Both are one transaction: a key that is
 * lost on the way opened nothing, and one that opened a session opens no second.
 * @returns the session's token, or undefined for a key that opens nothing
 */
export async function enterSite(platform: Platform, page: MemberPage, key: string): Promise<string | undefined> {
  const given = await decodeSiteKey(platform.configuration.CLUB_SITE_KEY, key);
  if (!given) return undefined;
  return platform.database.transaction(async () => {
    const visitor = await spendKey(platform, { ...given, page });
    if (!visitor) return undefined;
    const token = newSecretToken();
    await insertSession(platform, token, visitor, sessionLife);
    return token;
  });
}

/**
 * The member of a session. It ends when the account through which they came is linked to them no
 * more.
 */
export async function memberOfSession(platform: Platform, token: string): Promise<Member | undefined> {
  const visitor = await selectVisitor(platform, token);
  if (!visitor) return undefined;
  const member = await findMemberOfAccount(platform, visitor.accountCode);
  return member?.memberCode === visitor.memberCode ? member : undefined;
}
