import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { memberOfCaller, notLinkedCode } from "../../identity/identity.ts";
import { showReferral } from "../use-cases/show-referral.ts";

export const mapClubReferral: QueryResolvers["mapClubReferral"] = async (_parent, _input, context) => {
  const member = await memberOfCaller(context);
  if (!member) return { success: false, code: notLinkedCode };
  return { success: true, ...(await showReferral(context.platform, member.memberCode)) };
};
