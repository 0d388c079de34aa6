import { failure } from "@gelora/outcomes/outcome.ts";
import { agreement, refusal, sessionOf } from "../../../platform/refusals.ts";
import type { MutationResolvers } from "../../../platform/schema.generated.ts";
import { ownerOf } from "../../../platform/session.ts";
import { isCancelReason } from "../domain/cancel-reasons.ts";
import { cancelOrder as cancel } from "../use-cases/cancel-order.ts";

const longestRemark = 500;

export const cancelOrder: MutationResolvers["cancelOrder"] = async (_parent, { input }, context) => {
  const { platform } = context;
  const owner = ownerOf(sessionOf(context));
  const reasonCode = input.reasonCode ?? undefined;
  const now = platform.clock.now();
  if (reasonCode !== undefined && !isCancelReason(reasonCode))
    return refusal(failure("INVALID_INPUT", { reason: "reasonCode is none of cancelReasons." }).failure, now);
  const remark = input.reasonDesc?.slice(0, longestRemark);
  const outcome = await cancel(platform, owner, { orderCode: input.orderCode, reasonCode, remark });
  return outcome.ok ? agreement(now) : refusal(outcome.failure, now);
};
