/** Who belongs to the club, and which account at the shop is whose. */

export { insertLink, linkOfMember, memberOfAccount } from "./storage/account-links.ts";
export type { Member, SeededMember } from "./storage/members.ts";
export { findMemberOfAccount, findMembers, seedMembers } from "./storage/members.ts";
export { memberOfPurchase } from "./use-cases/member-of-purchase.ts";
