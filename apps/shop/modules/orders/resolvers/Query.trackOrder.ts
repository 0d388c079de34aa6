import { refusalError } from "../../../platform/refusals.ts";
import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { instructionAnswer } from "../../payments/payments.ts";
import { orderStates } from "../domain/order-states.ts";
import { trackOrder as track } from "../use-cases/track-order.ts";
import { orderAnswer } from "./order-answer.ts";
import { refundAnswers } from "./refund-answers.ts";

/**
 * Tracking needs only a code and a contact, so the address and the pick-up code are left out. The
 * caller may pay an order that awaits payment, by this channel or another, and nothing else
 * [ORD-03].
 */
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
  const { order, payment } = outcome.value;
  const canPay = order.state === orderStates.awaitingPayment;
  return {
    ...orderAnswer(outcome.value, context.language),
    orderReceiveOut: null,
    invoiceInfo: null,
    refunds: await refundAnswers(context.platform, order.orderCode, context.language),
    payment: canPay && payment ? await instructionAnswer(payment, context.language) : null,
    operationList: canPay ? [{ type: "payOrder", value: true }] : [],
    operationMap: canPay ? { payOrder: true } : {},
  };
};
