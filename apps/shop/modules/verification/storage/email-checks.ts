import { minutes } from "@gelora/service-kit/durations.ts";
import { digestOfToken, newSecretToken } from "@gelora/service-kit/secret-token.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { VerificationTables } from "./verification-tables.ts";

/**
 * How long the check of an address is open, and how long a verified address is valid in its flow.
 */
const life = minutes(30);

/** @returns the token, which is not stored and cannot be read again */
export async function insertEmailCheck(platform: Platform, flow: string, email: string): Promise<string> {
  const token = newSecretToken();
  const expires_at = platform.clock.databaseIn(life);
  await platform.database
    .tables<VerificationTables>()
    .insertInto("verification_email_checks")
    .values({ token_digest: digestOfToken(token), flow, email, expires_at })
    .execute();
  return token;
}

/** @returns the address of the check */
export async function selectEmailCheck(platform: Platform, flow: string, token: string): Promise<string | undefined> {
  const row = await platform.database
    .tables<VerificationTables>()
    .selectFrom("verification_email_checks")
    .select("email")
    .where("token_digest", "=", digestOfToken(token))
    .where("flow", "=", flow)
    .where("expires_at", ">", platform.clock.databaseNow())
    .executeTakeFirst();
  return row?.email;
}

export async function upsertVerifiedEmail(platform: Platform, flow: string, email: string): Promise<void> {
  const expires_at = platform.clock.databaseIn(life);
  await platform.database
    .tables<VerificationTables>()
    .insertInto("verification_verified_emails")
    .values({ flow, email, expires_at })
    .onConflict((conflict) => conflict.columns(["flow", "email"]).doUpdateSet({ expires_at }))
    .execute();
}

export async function isEmailVerified(platform: Platform, flow: string, email: string): Promise<boolean> {
  const row = await platform.database
    .tables<VerificationTables>()
    .selectFrom("verification_verified_emails")
    .select("email")
    .where("flow", "=", flow)
    .where("email", "=", email)
    .where("expires_at", ">", platform.clock.databaseNow())
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Takes a verified address, which is valid once.
 * @returns false when it was not verified, or too long ago
 */
export async function takeVerifiedEmail(platform: Platform, flow: string, email: string): Promise<boolean> {
  const row = await platform.database
    .tables<VerificationTables>()
    .deleteFrom("verification_verified_emails")
    .where("flow", "=", flow)
    .where("email", "=", email)
    .where("expires_at", ">", platform.clock.databaseNow())
    .returning("email")
    .executeTakeFirst();
  return row !== undefined;
}
