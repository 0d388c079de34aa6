/** Who belongs to the club, and which account at the shop is whose. */

export {
  deleteLinks,
  insertLink,
  isErased,
  linkedMember,
  linkedMemberCode,
  linkOfMember,
  lockAccount,
  memberOfAccount,
  rememberErased,
} from "./storage/account-links.ts";
export { memberSince, renewCard, takeCard } from "./storage/cards.ts";
export type { Member, SeededMember } from "./storage/members.ts";
export { findMemberOfAccount, findMembers, seedMembers, selectMemberByMobile } from "./storage/members.ts";
export { memberOfPurchase } from "./use-cases/member-of-purchase.ts";
