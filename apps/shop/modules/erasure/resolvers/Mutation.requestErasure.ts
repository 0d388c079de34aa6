import { agreement, memberSessionOf, refusal } from "../../../platform/refusals.ts";
import type { MutationResolvers } from "../../../platform/schema.generated.ts";
import { askErasure } from "../use-cases/ask-erasure.ts";

export const requestErasure: MutationResolvers["requestErasure"] = async (_parent, _input, context) => {
  const { platform, language } = context;
  const outcome = await askErasure(platform, memberSessionOf(context), language);
  const now = platform.clock.now();
  return outcome.ok ? agreement(now) : refusal(outcome.failure, now);
};
