/** The shop's members: what other modules may ask about them. */

import { foldEmail, isEmail } from "@gelora/locale/email.ts";
import { mobileDigitsOf } from "@gelora/locale/mobile.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Identity, Member } from "./domain/member.ts";
import { selectMemberCodeByIdentity } from "./storage/identities.ts";
import { findMember, selectMemberByVerifiedEmail, selectMemberByVerifiedMobile } from "./storage/members.ts";

export { accountInfoOf } from "./domain/account-info.ts";
export type { Identity, Member, PendingIdentity } from "./domain/member.ts";

export { eraseMember } from "./storage/erase-member.ts";
export { selectIdentities } from "./storage/identities.ts";
export { findMember, findMembers } from "./storage/members.ts";
export { savePendingIdentity } from "./storage/pending-identities.ts";
export { followLanguage } from "./storage/write-members.ts";
export { cardHolder, cardHolderTopic } from "./use-cases/announce-card-holder.ts";
export { registered, registeredTopic } from "./use-cases/announce-registered.ts";
export { linkIdentity } from "./use-cases/link-identity.ts";

/** The active member with this verified address (with an at sign) or number, in any spelling. */
export async function findMemberByAccount(platform: Platform, account: string): Promise<Member | undefined> {
  const typed = account.trim();
  if (typed.includes("@")) return findMemberByEmail(platform, typed);
  return active(await selectMemberByVerifiedMobile(platform, mobileDigitsOf(typed)));
}

/** The active member with this verified address. */
export async function findMemberByEmail(platform: Platform, email: string): Promise<Member | undefined> {
  if (!isEmail(email.trim())) return undefined;
  return active(await selectMemberByVerifiedEmail(platform, foldEmail(email)));
}

export async function findMemberByIdentity(platform: Platform, identity: Identity): Promise<Member | undefined> {
  const memberCode = await selectMemberCodeByIdentity(platform, identity);
  return memberCode === undefined ? undefined : active(await findMember(platform, memberCode));
}

function active(member: Member | undefined): Member | undefined {
  return member?.status === "active" ? member : undefined;
}
