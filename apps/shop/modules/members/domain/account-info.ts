import type { Member } from "./member.ts";

/** What a client stores about a member [LGN-19]; the club has reported whether they are linked. */
export function accountInfoOf(member: Member) {
  const isLinked = member.loyaltyMemberId !== undefined;
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
    isMapClubUser: isLinked,
    mapclubBind: isLinked,
  };
}
