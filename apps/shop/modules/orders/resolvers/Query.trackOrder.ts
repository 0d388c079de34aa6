import { refusalError } from "../../../platform/refusals.ts";
import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { trackOrder as track } from "../use-cases/track-order.ts";
import { orderAnswer } from "./order-answer.ts";

/** Whoever tracks knows a code and a contact, not more: the address, the pick-up code and the payment stay out, and nothing can be done to the order [ORD-03]. */
export const trackOrder: QueryResolvers["trackOrder"] = async (_parent, { input }, context) => {
  const outcome = await track(context.platform, context.source, {
    orderCode: input.orderCode,
    email: input.email ?? undefined,
    mobile: input.mobile ?? undefined,
  });
  if (!outcome.ok) {
    if (outcome.failure.code === "ORDER_NOT_FOUND") return null;
    throw refusalError(outcome.failure);
  }
  return {
    ...orderAnswer(outcome.value, context.language),
    orderReceiveOut: null,
    invoiceInfo: null,
    payInfos: [],
    operationList: [],
    operationMap: {},
  };
};
