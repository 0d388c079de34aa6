import { agreement, memberSessionOf, refusal } from "../../../platform/refusals.ts";
import type { MutationResolvers } from "../../../platform/schema.generated.ts";
import { changePassword as change } from "../use-cases/change-password.ts";

export const changePassword: MutationResolvers["changePassword"] = async (_parent, { input }, context) => {
  const outcome = await change(context, memberSessionOf(context), input);
  const now = context.platform.clock.now();
  return outcome.ok ? agreement(now) : refusal(outcome.failure, now);
};
