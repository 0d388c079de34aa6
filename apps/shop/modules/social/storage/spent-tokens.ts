import { days } from "@gelora/service-kit/durations.ts";
import { digestOfToken } from "@gelora/service-kit/secret-token.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { SocialTables } from "./social-tables.ts";

/**
 * Longer than any Facebook access token lives: 60 days
 * (developers.facebook.com/docs/facebook-login/guides/access-tokens).
 */
const rememberedFor = days(90);

/** @returns false when this token was already used to sign in */
export async function spendToken(platform: Platform, token: string): Promise<boolean> {
  const row = await platform.database
    .tables<SocialTables>()
    .insertInto("social_spent_tokens")
    .values({ token_digest: digestOfToken(token), expires_at: platform.clock.databaseIn(rememberedFor) })
    .onConflict((conflict) => conflict.doNothing())
    .returning("token_digest")
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteOldSpentTokens(platform: Platform): Promise<void> {
  await platform.database
    .tables<SocialTables>()
    .deleteFrom("social_spent_tokens")
    .where("expires_at", "<=", platform.clock.databaseNow())
    .execute();
}
