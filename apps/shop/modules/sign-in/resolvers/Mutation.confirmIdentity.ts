import { agreement, memberSessionOf, refusal } from "../../../platform/refusals.ts";
import type { MutationResolvers } from "../../../platform/schema.generated.ts";
import { confirmIdentity as confirm } from "../use-cases/confirm-identity.ts";

export const confirmIdentity: MutationResolvers["confirmIdentity"] = async (_parent, { input }, context) => {
  const outcome = await confirm(context, memberSessionOf(context), input.password);
  const now = context.platform.clock.now();
  return outcome.ok ? agreement(now) : refusal(outcome.failure, now);
};
