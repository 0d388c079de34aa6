import { agreement, refusal } from "../../../platform/refusals.ts";
import type { MutationResolvers } from "../../../platform/schema.generated.ts";
import { confirmEmail } from "../use-cases/confirm-email.ts";

export const confirmEmailLink: MutationResolvers["confirmEmailLink"] = async (_parent, { input }, { platform }) => {
  const outcome = await confirmEmail(platform, input.token);
  return outcome.ok ? agreement(platform.clock.now()) : refusal(outcome.failure, platform.clock.now());
};
