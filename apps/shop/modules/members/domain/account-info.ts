import type { Member } from "./member.ts";

/**
 * What a client stores about a member [LGN-19]. Linking to the club is the club's own matter:
 * nobody is linked yet.
 */
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
