/** Who calls the club's gateway: the shop knows the session, the club its member. */

export { notLinked } from "./domain/not-linked.ts";
export { askShop } from "./providers/shop-sessions.ts";
export { accountOfCaller, forgetMemberOfAccount, memberOfCaller } from "./use-cases/member-of-caller.ts";
