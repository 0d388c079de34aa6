import { minutes } from "@gelora/service-kit/durations.ts";
import { digestOfToken, newSecretToken } from "@gelora/service-kit/secret-token.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Link } from "../domain/link-change.ts";
import type { LinkingTables } from "./linking-tables.ts";

/** From the card's password to the yes; long enough for reading a warning. */
const life = minutes(10);

/** Proves that a card's password was given in this session, for this account. */
export type LinkTicket = Link & { readonly passwordVersion: number };

/** @param session the caller's token; stored as a digest */
export async function insertTicket(platform: Platform, ticket: LinkTicket, session: string): Promise<string> {
  const secret = newSecretToken();
  await platform.database
    .tables<LinkingTables>()
    .insertInto("link_tickets")
    .values({
      ticket_digest: digestOfToken(secret),
      member_code: ticket.memberCode,
      account_code: ticket.accountCode,
      session_digest: digestOfToken(session),
      password_version: ticket.passwordVersion,
      expires_at: platform.clock.databaseIn(life),
    })
    .execute();
  return secret;
}

/** What a ticket is good for: the session and the account that it was given to. */
type Bearer = { readonly secret: string; readonly session: string; readonly accountCode: string };

/**
 * The card that a ticket is for; undefined when it is another's, was spent, is void or has expired.
 */
export async function cardOfTicket(platform: Platform, bearer: Bearer): Promise<string | undefined> {
  return (await validTickets(platform, bearer).executeTakeFirst())?.memberCode;
}

/** The card of a ticket that is void, as the card's link has changed since; else undefined. */
export async function cardOfVoidTicket(platform: Platform, bearer: Bearer): Promise<string | undefined> {
  return (await tickets(platform, bearer).where("is_void", "=", true).executeTakeFirst())?.memberCode;
}

/**
 * The ticket, locked until the transaction ends: of two that use it, the second finds it spent.
 * @returns undefined when it is another's, was spent, is void or has expired
 */
export async function lockTicket(platform: Platform, bearer: Bearer): Promise<LinkTicket | undefined> {
  return validTickets(platform, bearer).forUpdate().executeTakeFirst();
}

function validTickets(platform: Platform, bearer: Bearer) {
  return tickets(platform, bearer).where("is_void", "=", false);
}

function tickets(platform: Platform, bearer: Bearer) {
  return platform.database
    .tables<LinkingTables>()
    .selectFrom("link_tickets")
    .select(["member_code as memberCode", "account_code as accountCode", "password_version as passwordVersion"])
    .where("ticket_digest", "=", digestOfToken(bearer.secret))
    .where("session_digest", "=", digestOfToken(bearer.session))
    .where("account_code", "=", bearer.accountCode)
    .where("expires_at", ">", platform.clock.databaseNow());
}

/** Spends a ticket, in the transaction that locked it and did what it permits. */
export async function spendTicket(platform: Platform, secret: string): Promise<void> {
  await platform.database
    .tables<LinkingTables>()
    .deleteFrom("link_tickets")
    .where("ticket_digest", "=", digestOfToken(secret))
    .execute();
}

/** What was proven about a card before its link changed says nothing about it after. */
export async function voidTickets(platform: Platform, memberCodes: readonly string[]): Promise<void> {
  await platform.database
    .tables<LinkingTables>()
    .updateTable("link_tickets")
    .set({ is_void: true })
    .where("member_code", "in", memberCodes)
    .where("is_void", "=", false)
    .execute();
}

export async function deleteExpiredTickets(platform: Platform): Promise<void> {
  await platform.database
    .tables<LinkingTables>()
    .deleteFrom("link_tickets")
    .where("expires_at", "<=", platform.clock.databaseNow())
    .execute();
}
