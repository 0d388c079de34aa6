import { agreement, refusal, sessionOf } from "../../../platform/refusals.ts";
import type { MutationResolvers } from "../../../platform/schema.generated.ts";
import { countPurchase as count } from "../use-cases/count-purchase.ts";

export const countPurchase: MutationResolvers["countPurchase"] = async (_parent, { orderCode, visit }, context) => {
  const { platform, source: ip } = context;
  const { clientId, sessionId, campaign, userAgent } = visit;
  const outcome = await count(platform, sessionOf(context), {
    orderCode,
    clientId,
    sessionId,
    campaign,
    userAgent: userAgent.slice(0, 500),
    ip,
  });
  const now = platform.clock.now();
  return outcome.ok ? agreement(now) : refusal(outcome.failure, now);
};
