import { agreement, refusal } from "../../../platform/refusals.ts";
import type { MutationResolvers } from "../../../platform/schema.generated.ts";
import { resetPassword as reset } from "../use-cases/reset-password.ts";

export const resetPassword: MutationResolvers["resetPassword"] = async (_parent, { input }, context) => {
  const outcome = await reset(context, input);
  const now = context.platform.clock.now();
  return outcome.ok ? agreement(now) : refusal(outcome.failure, now);
};
