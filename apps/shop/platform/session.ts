/**
 * Who calls. A visitor is a browser with a guest session; a guest account is a visitor who gave email and mobile to check out; a member has registered.
 */
export type Session = {
  readonly sessionId: string;
  readonly kind: "visitor" | "guest-account" | "member";
  /** Stays the same for one browser, from the first visit through guest login and sign-in. Carts and checkouts of guests hang on it. */
  readonly visitorKey: string;
  /** The guest account's or member's code; absent for a visitor. */
  readonly accountCode?: string;
};

export type MemberSession = Session & { readonly kind: "member"; readonly accountCode: string };

export function isMemberSession(session: Session): session is MemberSession {
  return session.kind === "member" && session.accountCode !== undefined;
}

/** Whom a cart, checkout or order belongs to: the member, or else the browser. */
export function ownerOf(session: Session): string {
  return isMemberSession(session) ? `member:${session.accountCode}` : `visitor:${session.visitorKey}`;
}

/** Whether an owner, as `ownerOf` names it, is a member. */
export function isMembers(owner: string): boolean {
  return owner.startsWith("member:");
}
