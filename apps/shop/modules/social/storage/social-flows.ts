import { minutes } from "@gelora/service-kit/durations.ts";
import { digestOfToken } from "@gelora/service-kit/secret-token.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { SocialTables } from "./social-tables.ts";

/** Long enough to find a password, short enough to make a forgotten tab useless. */
const flowLife = minutes(10);

export async function insertFlow(
  platform: Platform,
  begun: {
    readonly flow: string;
    readonly state: string;
    readonly nonce: string;
    readonly redirectUrl: string | undefined;
  },
): Promise<void> {
  await platform.database
    .tables<SocialTables>()
    .insertInto("social_flows")
    .values({
      state_digest: digestOfToken(begun.state),
      flow: begun.flow,
      nonce_digest: digestOfToken(begun.nonce),
      redirect_url: begun.redirectUrl ?? null,
      expires_at: platform.clock.databaseIn(flowLife),
    })
    .execute();
}

/**
 * Takes the single right to exchange this flow's code.
 * @returns undefined when it is taken, expired or another's
 */
export async function takeFlow(
  platform: Platform,
  flow: string,
  state: string,
): Promise<{ readonly redirectUrl: string | undefined } | undefined> {
  const row = await platform.database
    .tables<SocialTables>()
    .updateTable("social_flows")
    .set({ code_taken_at: platform.clock.databaseNow() })
    .where("state_digest", "=", digestOfToken(state))
    .where("flow", "=", flow)
    .where("code_taken_at", "is", null)
    .where("expires_at", ">", platform.clock.databaseNow())
    .returning("redirect_url")
    .executeTakeFirst();
  return row && { redirectUrl: row.redirect_url ?? undefined };
}

/**
 * Uses up the nonce of a flow whose code was exchanged.
 * @returns false when it is used, expired or another's
 */
export async function spendNonce(platform: Platform, flow: string, nonce: string): Promise<boolean> {
  const row = await platform.database
    .tables<SocialTables>()
    .updateTable("social_flows")
    .set({ nonce_spent_at: platform.clock.databaseNow() })
    .where("nonce_digest", "=", digestOfToken(nonce))
    .where("flow", "=", flow)
    .where("code_taken_at", "is not", null)
    .where("nonce_spent_at", "is", null)
    .where("expires_at", ">", platform.clock.databaseNow())
    .returning("state_digest")
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteExpiredFlows(platform: Platform): Promise<void> {
  await platform.database
    .tables<SocialTables>()
    .deleteFrom("social_flows")
    .where("expires_at", "<=", platform.clock.databaseNow())
    .execute();
}
