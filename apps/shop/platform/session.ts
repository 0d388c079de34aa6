import type { MemberPrincipal, Shopper } from "./principal.ts";

/**
 * A shopper, identified by one token. The visitor key is constant per browser from the first visit:
 * guest carts and checkouts are keyed by it.
 */
export type Session = Shopper & { readonly sessionId: string };

export type MemberSession = Session & MemberPrincipal;

export function isMemberSession(session: Session): session is MemberSession {
  return session.kind === "member";
}

/** The owner of a cart, checkout or order: the member, or else the browser. */
export function ownerOf(shopper: Shopper): string {
  return shopper.kind === "member" ? ownerOfMember(shopper.accountCode) : deviceOf(shopper);
}

export function ownerOfMember(memberCode: string): string {
  return `member:${memberCode}`;
}

/** The browser, no matter who uses it; the owner of what a guest has in it. */
export function deviceOf({ visitorKey }: Shopper): string {
  return `visitor:${visitorKey}`;
}

/** Whether an owner, from `ownerOf`, is a member. */
export function isMembers(owner: string): boolean {
  return owner.startsWith("member:");
}

/** The member code of an owner, from `ownerOf`; undefined for a browser. */
export function memberCodeOf(owner: string): string | undefined {
  return isMembers(owner) ? owner.slice("member:".length) : undefined;
}
