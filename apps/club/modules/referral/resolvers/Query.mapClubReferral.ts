import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { memberOfCaller, notLinked } from "../../identity/identity.ts";
import { showReferral } from "../use-cases/show-referral.ts";

export const mapClubReferral: QueryResolvers["mapClubReferral"] = async (_parent, _input, context) => {
  const member = await memberOfCaller(context);
  if (!member) return notLinked(context.language);
  return { success: true, ...(await showReferral(context.platform, member.memberCode)) };
};
