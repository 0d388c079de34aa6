import { hours } from "@gelora/service-kit/durations.ts";
import { digestOfToken, newSecretToken } from "@gelora/service-kit/secret-token.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { PendingIdentity } from "../domain/member.ts";
import type { MembersTables } from "./members-tables.ts";

/** Long enough to verify a number and fill in a form. */
const ticketLife = hours(1);

/**
 * Stores a third party's assertion until the person has signed up.
 * @param flow the flow that asks (`flowOf`): no other can use the ticket
 * @returns the ticket, sent as `tokenSS`; only its digest is stored, so it cannot be read again
 */
export async function savePendingIdentity(
  platform: Platform,
  flow: string,
  identity: PendingIdentity,
): Promise<string> {
  const ticket = newSecretToken();
  await platform.database
    .tables<MembersTables>()
    .insertInto("pending_identities")
    .values({
      ticket_digest: digestOfToken(ticket),
      flow,
      issuer: identity.issuer,
      subject: identity.subject,
      channel: identity.channel,
      email: identity.email ?? null,
      email_verified: identity.emailVerified,
      first_name: identity.firstName ?? null,
      last_name: identity.lastName ?? null,
      expires_at: platform.clock.databaseIn(ticketLife),
    })
    .execute();
  return ticket;
}

/** Takes what is stored under a ticket, once, and only for the flow it was given to. */
export async function takePendingIdentity(
  platform: Platform,
  flow: string,
  ticket: string,
): Promise<PendingIdentity | undefined> {
  const row = await platform.database
    .tables<MembersTables>()
    .deleteFrom("pending_identities")
    .where("ticket_digest", "=", digestOfToken(ticket))
    .where("flow", "=", flow)
    .where("expires_at", ">", platform.clock.databaseNow())
    .returning(["issuer", "subject", "channel", "email", "email_verified", "first_name", "last_name"])
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    issuer: row.issuer,
    subject: row.subject,
    channel: row.channel,
    ...(row.email === null ? {} : { email: row.email }),
    emailVerified: row.email_verified,
    ...(row.first_name === null ? {} : { firstName: row.first_name }),
    ...(row.last_name === null ? {} : { lastName: row.last_name }),
  };
}

export async function deleteExpiredPendingIdentities(platform: Platform): Promise<void> {
  await platform.database
    .tables<MembersTables>()
    .deleteFrom("pending_identities")
    .where("expires_at", "<=", platform.clock.databaseNow())
    .execute();
}
