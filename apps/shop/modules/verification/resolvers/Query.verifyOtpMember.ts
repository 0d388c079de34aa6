import { agreement, refusal } from "../../../platform/refusals.ts";
import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { flowOf } from "../domain/flow.ts";
import { verifyMobile } from "../use-cases/verify-mobile.ts";

export const verifyOtpMember: QueryResolvers["verifyOtpMember"] = async (_parent, { input }, context) => {
  const { platform } = context;
  const outcome = await verifyMobile(platform, flowOf(context), input);
  const now = platform.clock.now();
  if (!outcome.ok) return { ...refusal(outcome.failure, now), data: [] };
  return { ...agreement(now), data: [{ token: outcome.value }] };
};
