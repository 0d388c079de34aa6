/** Sessions and guest accounts: what other modules may ask about them. */

import { digestOfToken } from "@gelora/service-kit/secret-token.ts";
import type { Platform } from "../../platform/platform.ts";
import type { MemberSession, Session } from "../../platform/session.ts";
import type { GuestAccount } from "./domain/guest-account.ts";
import { deleteSession } from "./storage/end-sessions.ts";
import { selectGuestAccount } from "./storage/guest-accounts.ts";
import { markProven, selectIsProven } from "./storage/member-sessions.ts";
import { selectSession } from "./storage/sessions.ts";
import { type Credentials, lookUpSession } from "./use-cases/find-session.ts";

export type { GuestAccount } from "./domain/guest-account.ts";

export { deleteGuestAccountsWith } from "./storage/guest-accounts.ts";
export { endMemberSessions } from "./use-cases/end-member-sessions.ts";
export { listSessions } from "./use-cases/list-sessions.ts";
export { signMemberIn } from "./use-cases/sign-member-in.ts";

/**
 * The session of a token, or undefined when there is none, it has ended, or this caller may not use
 * it.
 */
export async function findSession(platform: Platform, credentials: Credentials): Promise<Session | undefined> {
  return (await lookUpSession(platform, credentials))?.session;
}

/** The guest account of a session, or undefined when it has none. */
export async function findGuestAccount(platform: Platform, session: Session): Promise<GuestAccount | undefined> {
  return session.kind === "guest-account" ? selectGuestAccount(platform, session.accountCode) : undefined;
}

/** Records that the member has just proven their identity again. */
export async function proveIdentity(platform: Platform, session: Session): Promise<void> {
  await markProven(platform, session.sessionId);
}

/**
 * Whether the member has proven their identity within the last 15 minutes, by signing in or by
 * `proveIdentity`.
 */
export async function isProven(platform: Platform, session: Session): Promise<boolean> {
  return selectIsProven(platform, session.sessionId);
}

/**
 * The guest session, by its token, of the browser that this member signed in on; undefined for any
 * other, whose cart is not theirs to take (AC-19).
 */
export async function findOwnGuestSession(
  platform: Platform,
  member: MemberSession,
  guestToken: string,
): Promise<Session | undefined> {
  const guest = (await selectSession(platform, digestOfToken(guestToken)))?.session;
  return guest?.kind === "visitor" && guest.visitorKey === member.visitorKey ? guest : undefined;
}

/** Ends one session, in the caller's transaction. */
export async function endSession(platform: Platform, session: Session): Promise<void> {
  await deleteSession(platform, session.sessionId);
}
