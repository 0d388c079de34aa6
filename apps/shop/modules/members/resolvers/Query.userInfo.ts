import { sessionOf } from "../../../platform/refusals.ts";
import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { showAccount } from "../use-cases/show-account.ts";

/**
 * The account is the session's own; another's code gets an empty answer, as a visitor does [K35].
 */
export const userInfo: QueryResolvers["userInfo"] = async (_parent, { userCode }, context) => {
  const account = await showAccount(context.platform, sessionOf(context));
  return !account || (userCode && userCode !== account.userCode) ? null : account;
};
