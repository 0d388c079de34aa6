import { agreement, refusal } from "../../../platform/refusals.ts";
import type { MutationResolvers } from "../../../platform/schema.generated.ts";
import { confirmSubscription } from "../use-cases/confirm-subscription.ts";

export const confirmNewsletter: MutationResolvers["confirmNewsletter"] = async (_parent, { input }, { platform }) => {
  const outcome = await confirmSubscription(platform, input.token);
  const now = platform.clock.now();
  return outcome.ok ? { ...agreement(now), data: [outcome.value] } : { ...refusal(outcome.failure, now), data: [] };
};
