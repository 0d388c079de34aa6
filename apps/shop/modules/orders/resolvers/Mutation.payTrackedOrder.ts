import { agreement, refusal } from "../../../platform/refusals.ts";
import type { MutationResolvers } from "../../../platform/schema.generated.ts";
import { payTrackedOrder as pay } from "../use-cases/track-order.ts";
import { chargedAnswer } from "./charged-answer.ts";

/** Needs no session: the order's code and a contact are the proof, as in trackOrder. */
export const payTrackedOrder: MutationResolvers["payTrackedOrder"] = async (_parent, { input }, context) => {
  const { platform, source, language } = context;
  const { orderCode, email, mobile, paymentChannelCode, cardToken } = input;
  const outcome = await pay(
    platform,
    source,
    { orderCode, email: email ?? undefined, mobile: mobile ?? undefined },
    { channelCode: paymentChannelCode ?? undefined, cardToken: cardToken ?? undefined },
  );
  const now = platform.clock.now();
  if (!outcome.ok) return { ...refusal(outcome.failure, now), data: [] };
  return { ...agreement(now), data: [chargedAnswer(outcome.value, language)] };
};
