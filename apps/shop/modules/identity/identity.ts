/** Who is who: sessions, guest accounts. What other modules may ask about them. */

import { digestOfToken } from "@gelora/service-kit/secret-token.ts";
import type { Platform } from "../../platform/platform.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import type { MemberSession, Session } from "../../platform/session.ts";
import { deleteMemberSessions, deleteSession } from "./storage/end-sessions.ts";
import { selectGuestAccount } from "./storage/guest-accounts.ts";
import { markProven, selectIsProven } from "./storage/member-sessions.ts";
import { selectSession } from "./storage/sessions.ts";
import { type Credentials, lookUpSession } from "./use-cases/find-session.ts";
import { type SignedIn, signMemberIn } from "./use-cases/sign-member-in.ts";

export type GuestAccount = { readonly accountCode: string; readonly email: string; readonly mobile: string };

/** The session of a token, or undefined when there is none, it has ended, or it is not this caller's to use. */
export async function findSession(platform: Platform, credentials: Credentials): Promise<Session | undefined> {
  return (await lookUpSession(platform, credentials))?.session;
}

/** The guest account of a session, or undefined when the session is none of a guest account. */
export async function findGuestAccount(platform: Platform, session: Session): Promise<GuestAccount | undefined> {
  return session.kind === "guest-account" && session.accountCode
    ? selectGuestAccount(platform, session.accountCode)
    : undefined;
}

/**
 * Begins a session of a member who has shown who they are, and forgets what was signed in here before. Joins the caller's transaction; a browser gets its cookie with the reply.
 * @returns the token for the AUTH-TOKEN header, and the key of the browser, which a guest keeps when they sign in
 */
export async function signIn(context: RequestContext, memberCode: string): Promise<SignedIn> {
  return signMemberIn(context, memberCode);
}

/** Ends a member's sessions, in the caller's transaction; every process refuses them within a second of its commit (I-21). */
export async function endMemberSessions(
  platform: Platform,
  memberCode: string,
  options: { readonly exceptSessionId?: string } = {},
): Promise<void> {
  await deleteMemberSessions(platform, memberCode, options.exceptSessionId);
}

/** Notes that the member has just shown again who they are. */
export async function proveIdentity(platform: Platform, session: Session): Promise<void> {
  await markProven(platform, session.sessionId);
}

/** Whether the member has shown who they are within the last 15 minutes, by signing in or by `proveIdentity`. */
export async function isProven(platform: Platform, session: Session): Promise<boolean> {
  return selectIsProven(platform, session.sessionId);
}

/** The guest session of the browser that this member has signed in on, by its token; undefined for another's, whose cart is not theirs to take (AC-19). */
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
