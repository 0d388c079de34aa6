import { agreement, refusal } from "../../../platform/refusals.ts";
import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { validateReferral } from "../use-cases/validate-referral.ts";

export const validateReferralCode: QueryResolvers["validateReferralCode"] = async (_parent, { input }, context) => {
  const outcome = await validateReferral(context, input.referralCode);
  const now = context.platform.clock.now();
  if (!outcome.ok) return { ...refusal(outcome.failure, now), data: [] };
  const { firstName, lastName, referralCode, registeredAt } = outcome.value;
  const fullName = `${firstName} ${lastName}`;
  return { ...agreement(now), data: [{ firstName, lastName, fullName, referralCode, registerDate: registeredAt }] };
};
