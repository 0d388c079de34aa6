import type { ClubLinkReport } from "@gelora/contracts/club-links.ts";
import { mobileDigitsOf } from "@gelora/locale/mobile.ts";
import { failure, type Outcome, type Refused, success } from "@gelora/outcomes/outcome.ts";
import { limitInWindow } from "@gelora/service-kit/counters.ts";
import { decide } from "@gelora/service-kit/decide.ts";
import { hours } from "@gelora/service-kit/durations.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { findMembers, linkOfMember, lockAccount, memberOfAccount } from "../../membership/membership.ts";
import { holdPasswordVersion } from "../../passwords/passwords.ts";
import type { Link } from "../domain/link-change.ts";
import { isLocked } from "../storage/link-locks.ts";
import { cardOfTicket, cardOfVoidTicket, lockTicket, spendTicket } from "../storage/link-tickets.ts";
import { linkAccount, replaceLinks } from "./link-account.ts";
import { tellShopNow } from "./report-links.ts";

/**
 * Links of an account, and of a card with one password, in a day; each sends messages to the cards'
 * owners.
 */
const mostPerDay = 10;

/** The ticket of `bindAccount` and the number that the shopper has confirmed. */
type Confirmation = { readonly mobile: string; readonly ticket: string };

/**
 * Links the card of a ticket to the caller's account, in one transaction that spends the ticket
 * [LNK-14, LNK-15, LNK-18]. A repeated call changes nothing and succeeds. Locks the account, the
 * card's password, which may not have changed since the ticket was given, and the ticket, which a
 * change of the card's link has voided.
 * @param replaces whether it may remove what either is linked to
 * @returns failure LINK_TICKET_EXPIRED, LINKED_MEANWHILE (by another account since the ticket was
 * given), LINKED_ELSEWHERE (the ticket stays valid), LINK_LOCKED, TOO_MANY_REQUESTS
 */
export async function confirmLink(
  context: RequestContext,
  accountCode: string,
  confirmation: Confirmation,
  { replaces }: { readonly replaces: boolean },
): Promise<Outcome<void>> {
  const { platform } = context;
  const linked = await decide(platform.database, async (): Promise<Outcome<readonly ClubLinkReport[]>> => {
    await lockAccount(platform, accountCode);
    if (await isLinkedTo(platform, accountCode, confirmation.mobile)) {
      await spendTicket(platform, confirmation.ticket);
      return success([]);
    }
    const link = await useTicket(context, accountCode, confirmation);
    if (!link.ok) return link;
    const reports = await (replaces ? replaceLinks : linkAccount)(platform, link.value);
    if (!reports) return failure("LINKED_ELSEWHERE");
    await spendTicket(platform, confirmation.ticket);
    return success(reports);
  });
  if (!linked.ok) return linked;
  await tellShopNow(platform, linked.value);
  return success(undefined);
}

/** The link that a ticket permits now. */
async function useTicket(
  { platform, credentials }: RequestContext,
  accountCode: string,
  { mobile, ticket: secret }: Confirmation,
): Promise<Outcome<Link>> {
  const bearer = { secret, session: credentials?.token ?? "", accountCode };
  const memberCode = await cardOfTicket(platform, bearer);
  if (memberCode === undefined || !(await hasNumber(platform, memberCode, mobile)))
    return whyUnusable(platform, bearer);
  // The password first: anyone who links the same card with another ticket voids this one
  // meanwhile.
  const passwordVersion = await holdPasswordVersion(platform, memberCode);
  const ticket = await lockTicket(platform, bearer);
  if (!ticket) return whyUnusable(platform, bearer);
  if (ticket.passwordVersion !== passwordVersion) return failure("LINK_TICKET_EXPIRED");
  if (await isLocked(platform, memberCode, passwordVersion)) return failure("LINK_LOCKED");
  // Counted for each password of the card: anyone who sets a new one does not wait for someone
  // else's changes.
  const subjects = [`link:account:${accountCode}`, `link:card:${memberCode}:${passwordVersion}`];
  const limits = subjects.map((subject) => ({ subject, most: mostPerDay, window: hours(24) }));
  const limit = await limitInWindow(platform, limits);
  return limit.ok ? success({ accountCode, memberCode }) : limit;
}

/**
 * A caller who proved the card's password learns that another account was faster; no one else does.
 */
async function whyUnusable(
  platform: Platform,
  bearer: Parameters<typeof cardOfVoidTicket>[1],
): Promise<Refused<"LINK_TICKET_EXPIRED" | "LINKED_MEANWHILE">> {
  const memberCode = await cardOfVoidTicket(platform, bearer);
  const link = memberCode === undefined ? undefined : await linkOfMember(platform, memberCode);
  return failure(link && link.accountCode !== bearer.accountCode ? "LINKED_MEANWHILE" : "LINK_TICKET_EXPIRED");
}

/** A repeated call: the first one's answer was lost. */
async function isLinkedTo(platform: Platform, accountCode: string, mobile: string): Promise<boolean> {
  const memberCode = await memberOfAccount(platform, accountCode);
  return memberCode !== undefined && hasNumber(platform, memberCode, mobile);
}

async function hasNumber(platform: Platform, memberCode: string, typed: string): Promise<boolean> {
  const [member] = await findMembers(platform, [memberCode]);
  return member?.mobile === mobileDigitsOf(typed);
}
