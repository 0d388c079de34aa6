/** Who calls the club's gateway: the shop knows the session, the club its member. */

/** The code for an account that is not linked to a member. */
export const notLinkedCode = "501";

export { askShop } from "./providers/shop-sessions.ts";
export { accountOfCaller, forgetMemberOfAccount, memberOfCaller } from "./use-cases/member-of-caller.ts";
