import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { memberOfCaller, notLinked } from "../../identity/identity.ts";
import { showAccount } from "../use-cases/show-account.ts";

export const mapClubCheckBind: QueryResolvers["mapClubCheckBind"] = async (_parent, _input, context) => {
  const member = await memberOfCaller(context);
  if (!member) return notLinked(context.language);
  const { memberCode, firstName, lastName, mobile } = member;
  const { available, ...pin } = await showAccount(context.platform, memberCode);
  return { success: true, userCode: memberCode, firstName, lastName, mobile, availablePoints: available, ...pin };
};
