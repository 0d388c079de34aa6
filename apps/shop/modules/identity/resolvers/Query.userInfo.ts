import { sessionOf } from "../../../platform/refusals.ts";
import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { findGuestAccount } from "../identity.ts";
import { guestAccountInfo } from "./account-info.ts";

/** The account is the session's own; another's code is refused by answering nothing [K35]. */
export const userInfo: QueryResolvers["userInfo"] = async (_parent, { userCode }, context) => {
  const account = await findGuestAccount(context.platform, sessionOf(context));
  if (!account || (userCode && userCode !== account.accountCode)) return null;
  return guestAccountInfo(account);
};
