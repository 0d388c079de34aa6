import { agreement, refusal } from "../../../platform/refusals.ts";
import type { MutationResolvers } from "../../../platform/schema.generated.ts";
import { cancelReturn } from "../use-cases/change-return.ts";
import { callersReturn } from "./callers-order.ts";

export const cancelReturnOrder: MutationResolvers["cancelReturnOrder"] = async (_parent, { input }, context) => {
  const { platform } = context;
  const found = await callersReturn(context, input.returnCode, input, input.orderCode);
  const outcome = found.ok ? await cancelReturn(platform, found.value.order, found.value.record.returnCode) : found;
  const now = platform.clock.now();
  return outcome.ok ? agreement(now) : refusal(outcome.failure, now);
};
