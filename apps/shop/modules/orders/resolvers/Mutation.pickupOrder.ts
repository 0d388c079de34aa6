import { agreement, refusal, sessionOf } from "../../../platform/refusals.ts";
import type { MutationResolvers } from "../../../platform/schema.generated.ts";
import { ownerOf } from "../../../platform/session.ts";
import { pickUpOrder as confirm } from "../use-cases/hand-over.ts";

export const pickupOrder: MutationResolvers["pickupOrder"] = async (_parent, { orderCommonInput }, context) => {
  const { platform } = context;
  const outcome = await confirm(platform, ownerOf(sessionOf(context)), orderCommonInput.orderCode);
  const now = platform.clock.now();
  return outcome.ok ? agreement(now) : refusal(outcome.failure, now);
};
