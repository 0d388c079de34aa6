import { minutes } from "@gelora/service-kit/durations.ts";
import { digestOfToken, newSecretToken } from "@gelora/service-kit/secret-token.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { VerificationTables } from "./verification-tables.ts";

/** How long the form can be used after the number is verified. */
const life = minutes(30);

/** @returns the token, which is not stored and cannot be read again */
export async function insertMobileToken(platform: Platform, flow: string, mobile: string): Promise<string> {
  const token = newSecretToken();
  const expires_at = platform.clock.databaseIn(life);
  await platform.database
    .tables<VerificationTables>()
    .insertInto("verification_mobile_tokens")
    .values({ token_digest: digestOfToken(token), flow, mobile, expires_at })
    .execute();
  return token;
}

/**
 * The verified mobile of a token, without the +62 prefix; undefined when the token is used, expired
 * or another flow's.
 */
export async function openMobileToken(platform: Platform, flow: string, token: string): Promise<string | undefined> {
  const row = await living(platform, flow, token).where("spent_at", "is", null).executeTakeFirst();
  return row?.mobile;
}

/** The mobile of a token that was used in this flow within its half hour. */
export async function spentMobile(platform: Platform, flow: string, token: string): Promise<string | undefined> {
  const row = await living(platform, flow, token).where("spent_at", "is not", null).executeTakeFirst();
  return row?.mobile;
}

/** Takes the token: of several concurrent callers, one gets the mobile. */
export async function takeMobile(platform: Platform, flow: string, token: string): Promise<string | undefined> {
  const row = await platform.database
    .tables<VerificationTables>()
    .updateTable("verification_mobile_tokens")
    .set({ spent_at: platform.clock.databaseNow() })
    .where("token_digest", "=", digestOfToken(token))
    .where("flow", "=", flow)
    .where("expires_at", ">", platform.clock.databaseNow())
    .where("spent_at", "is", null)
    .returning("mobile")
    .executeTakeFirst();
  return row?.mobile;
}

/**
 * Takes the latest proof of a number in this flow, without its token.
 * @returns false when there is none that is not used or expired
 */
export async function takeProofOfMobile(platform: Platform, flow: string, mobile: string): Promise<boolean> {
  const unspent = platform.database
    .tables<VerificationTables>()
    .selectFrom("verification_mobile_tokens")
    .select("token_digest")
    .where("flow", "=", flow)
    .where("mobile", "=", mobile)
    .where("expires_at", ">", platform.clock.databaseNow())
    .where("spent_at", "is", null)
    .orderBy("expires_at", "desc")
    .limit(1);
  const result = await platform.database
    .tables<VerificationTables>()
    .updateTable("verification_mobile_tokens")
    .set({ spent_at: platform.clock.databaseNow() })
    .where("token_digest", "in", unspent)
    .where("spent_at", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

function living(platform: Platform, flow: string, token: string) {
  return platform.database
    .tables<VerificationTables>()
    .selectFrom("verification_mobile_tokens")
    .select("mobile")
    .where("token_digest", "=", digestOfToken(token))
    .where("flow", "=", flow)
    .where("expires_at", ">", platform.clock.databaseNow());
}
