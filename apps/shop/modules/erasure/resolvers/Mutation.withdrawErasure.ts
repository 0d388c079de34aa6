import { agreement, memberSessionOf, refusal } from "../../../platform/refusals.ts";
import type { MutationResolvers } from "../../../platform/schema.generated.ts";
import { withdrawErasure as withdraw } from "../use-cases/withdraw-erasure.ts";

export const withdrawErasure: MutationResolvers["withdrawErasure"] = async (_parent, _input, context) => {
  const { platform, language } = context;
  const outcome = await withdraw(platform, memberSessionOf(context).accountCode, language);
  const now = platform.clock.now();
  return outcome.ok ? agreement(now) : refusal(outcome.failure, now);
};
