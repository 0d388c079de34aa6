import { agreement, refusal } from "../../../platform/refusals.ts";
import type { MutationResolvers } from "../../../platform/schema.generated.ts";
import { requestPasswordReset as request } from "../use-cases/request-password-reset.ts";

export const requestPasswordReset: MutationResolvers["requestPasswordReset"] = async (_parent, { input }, context) => {
  const outcome = await request(context, input.email);
  const now = context.platform.clock.now();
  return outcome.ok ? agreement(now) : refusal(outcome.failure, now);
};
