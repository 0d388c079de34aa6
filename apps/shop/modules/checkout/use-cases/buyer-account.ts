import type { Platform } from "../../../platform/platform.ts";
import { isMemberSession, type Session } from "../../../platform/session.ts";
import { findGuestAccount } from "../../identity/identity.ts";
import { findMember } from "../../members/members.ts";

/** The account that an order is placed under, and where its messages go. */
export type BuyerAccount = { readonly accountCode: string; readonly email: string; readonly mobile: string };

/**
 * The account of a member, or of a guest who gave a contact; undefined for an anonymous visitor
 * [K04]. A member's unverified contacts count like a guest's.
 */
export async function buyerAccountOf(platform: Platform, session: Session): Promise<BuyerAccount | undefined> {
  if (!isMemberSession(session)) return findGuestAccount(platform, session);
  const member = await findMember(platform, session.accountCode);
  if (member?.status !== "active") return undefined;
  return { accountCode: member.memberCode, email: member.email ?? "", mobile: member.mobile ?? "" };
}
