import { agreement, refusal, sessionOf } from "../../../platform/refusals.ts";
import type { MutationResolvers } from "../../../platform/schema.generated.ts";
import { ownerOf } from "../../../platform/session.ts";
import { payOrder as pay } from "../use-cases/pay-order.ts";
import { chargedAnswer } from "./charged-answer.ts";

export const payOrder: MutationResolvers["payOrder"] = async (_parent, { orderCommonInput }, context) => {
  const { platform, language } = context;
  const outcome = await pay(platform, ownerOf(sessionOf(context)), {
    orderCode: orderCommonInput.orderCode,
    channelCode: orderCommonInput.paymentChannelCode ?? undefined,
    cardToken: orderCommonInput.cardToken ?? undefined,
  });
  const now = platform.clock.now();
  if (!outcome.ok) return { ...refusal(outcome.failure, now), data: [] };
  return { ...agreement(now), data: [chargedAnswer(outcome.value, language)] };
};
