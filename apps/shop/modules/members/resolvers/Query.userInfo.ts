import { sessionOf } from "../../../platform/refusals.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { guestAccountInfo } from "../../identity/guest-account-info.ts";
import { findGuestAccount } from "../../identity/identity.ts";
import { accountInfoOf, findMember } from "../members.ts";

/** The account is the session's own; another's code is refused by answering nothing, as for a visitor, who has none [K35]. */
export const userInfo: QueryResolvers["userInfo"] = async (_parent, { userCode }, context) => {
  const account = await ownAccount(context);
  return !account || (userCode && userCode !== account.userCode) ? null : account;
};

async function ownAccount(context: RequestContext) {
  const { platform } = context;
  const session = sessionOf(context);
  if (session.kind === "member" && session.accountCode !== undefined) {
    const member = await findMember(platform, session.accountCode);
    return member && accountInfoOf(member);
  }
  const guest = await findGuestAccount(platform, session);
  return guest && guestAccountInfo(guest);
}
