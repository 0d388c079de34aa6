import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { accountOfCaller, notLinked } from "../../identity/identity.ts";
import { unlinkAccount } from "../use-cases/unlink-account.ts";

export const mapClubUnbind: QueryResolvers["mapClubUnbind"] = async (_parent, _input, context) => {
  const isUnlinked = await unlinkAccount(context.platform, await accountOfCaller(context));
  return isUnlinked ? { success: true } : notLinked(context.language);
};
