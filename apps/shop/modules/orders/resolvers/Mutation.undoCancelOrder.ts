import { agreement, refusal, sessionOf } from "../../../platform/refusals.ts";
import type { MutationResolvers } from "../../../platform/schema.generated.ts";
import { ownerOf } from "../../../platform/session.ts";
import { undoCancel } from "../use-cases/undo-cancel.ts";

export const undoCancelOrder: MutationResolvers["undoCancelOrder"] = async (_parent, { orderCommonInput }, context) => {
  const { platform } = context;
  const outcome = await undoCancel(platform, ownerOf(sessionOf(context)), orderCommonInput.orderCode);
  const now = platform.clock.now();
  return outcome.ok ? agreement(now) : refusal(outcome.failure, now);
};
