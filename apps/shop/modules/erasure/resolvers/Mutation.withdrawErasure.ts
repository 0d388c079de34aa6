import { agreement, memberSessionOf } from "../../../platform/refusals.ts";
import type { MutationResolvers } from "../../../platform/schema.generated.ts";
import { withdrawErasure as withdraw } from "../use-cases/withdraw-erasure.ts";

export const withdrawErasure: MutationResolvers["withdrawErasure"] = async (_parent, _input, context) => {
  const { platform } = context;
  await withdraw(platform, memberSessionOf(context).accountCode);
  return agreement(platform.clock.now());
};
