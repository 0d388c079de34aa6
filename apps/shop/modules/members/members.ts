/** The shop's members: who they are, and what other modules may ask about them. */

import { foldEmail, isEmail } from "@gelora/locale/email.ts";
import { mobileDigitsOf } from "@gelora/locale/mobile.ts";
import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Identity, Member, PendingIdentity, ThirdChannel } from "./domain/member.ts";
import { insertIdentity, selectMemberCodeByIdentity } from "./storage/identities.ts";
import { selectMember, selectMemberByVerifiedEmail, selectMemberByVerifiedMobile } from "./storage/members.ts";
import { insertPendingIdentity } from "./storage/pending-identities.ts";

export type { Identity, Member, PendingIdentity, ThirdChannel } from "./domain/member.ts";

export async function findMember(platform: Platform, memberCode: string): Promise<Member | undefined> {
  return selectMember(platform, memberCode);
}

/** Who signs in with this: an address (it has an at sign) or a number, in any spelling; verified, and of an active member. */
export async function findMemberByAccount(platform: Platform, account: string): Promise<Member | undefined> {
  const typed = account.trim();
  if (typed.includes("@")) return findMemberByEmail(platform, typed);
  return active(await selectMemberByVerifiedMobile(platform, mobileDigitsOf(typed)));
}

/** The active member who has verified this address. */
export async function findMemberByEmail(platform: Platform, email: string): Promise<Member | undefined> {
  if (!isEmail(email.trim())) return undefined;
  return active(await selectMemberByVerifiedEmail(platform, foldEmail(email)));
}

export async function findMemberByIdentity(platform: Platform, identity: Identity): Promise<Member | undefined> {
  const memberCode = await selectMemberCodeByIdentity(platform, identity);
  return memberCode === undefined ? undefined : active(await selectMember(platform, memberCode));
}

/** Lets a third party's identity sign this member in from now on. Refused with SOCIAL_NOT_LINKABLE when it is another member's. Repeated, it changes nothing. */
export async function linkIdentity(
  platform: Platform,
  memberCode: string,
  identity: Identity & { readonly channel: ThirdChannel },
): Promise<Outcome<void>> {
  const owner = await insertIdentity(platform, memberCode, identity);
  return owner === memberCode ? success(undefined) : failure("SOCIAL_NOT_LINKABLE");
}

/**
 * Keeps what a third party said until the person has signed up.
 * @param flow who asks (`flowOf`): nobody else can spend the ticket
 * @returns the ticket, which travels as `tokenSS`
 */
export async function keepPendingIdentity(
  platform: Platform,
  flow: string,
  identity: PendingIdentity,
): Promise<string> {
  return insertPendingIdentity(platform, flow, identity);
}

/** What a client stores about a member [LGN-19]. The binding to the club is the club's own matter: nobody is bound yet. */
export function accountInfoOf(member: Member) {
  return {
    account: member.email ?? member.mobile ?? member.memberCode,
    firstName: member.firstName,
    lastName: member.lastName,
    email: member.email ?? null,
    whatsApp: member.whatsapp ?? null,
    mobile: member.mobile ?? null,
    userCode: member.memberCode,
    memberCode: member.memberCode,
    isVisitor: false,
    isGuest: false,
    isMapClubUser: false,
    mapclubBind: false,
  };
}

function active(member: Member | undefined): Member | undefined {
  return member?.status === "active" ? member : undefined;
}
