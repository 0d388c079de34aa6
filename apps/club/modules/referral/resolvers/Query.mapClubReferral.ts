import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { memberOfCaller, notLinked } from "../../identity/identity.ts";
import { showReferral } from "../use-cases/show-referral.ts";

export const mapClubReferral: QueryResolvers["mapClubReferral"] = async (_parent, _input, context) => {
  const member = await memberOfCaller(context);
  if (!member) return notLinked(context.language);
  const { pending, ...referral } = await showReferral(context.platform, member.memberCode);
  return {
    success: true,
    ...referral,
    pending: pending.map(({ points, availableAt }) => ({ points, availableAt: availableAt.toISOString() })),
  };
};
