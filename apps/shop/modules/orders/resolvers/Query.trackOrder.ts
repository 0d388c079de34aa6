import { refusalError } from "../../../platform/refusals.ts";
import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { askSoon, instructionAnswer } from "../../payments/payments.ts";
import { noReturns, type ReturnsOf } from "../domain/order-returns.ts";
import { orderStates } from "../domain/order-states.ts";
import { trackOrder as track } from "../use-cases/track-order.ts";
import { orderAnswer } from "./order-answer.ts";
import { refundAnswers } from "./refund-answers.ts";
import { refundTransferAnswer } from "./refund-transfer-answer.ts";

/**
 * Tracking needs only a code and a contact, so the address and the pick-up code are left out. The
 * caller may pay an order that awaits payment, by this channel or another, return its items, and
 * say where its money is transferred to; nothing else [ORD-03].
 */
export const trackOrder =
  (returnsOf: ReturnsOf): QueryResolvers["trackOrder"] =>
  async (_parent, { input }, { platform, source, language }) => {
    const outcome = await track(platform, source, {
      orderCode: input.orderCode,
      email: input.email ?? undefined,
      mobile: input.mobile ?? undefined,
    });
    if (!outcome.ok) {
      if (outcome.failure.code === "ORDER_NOT_FOUND") return null;
      throw refusalError(outcome.failure);
    }
    const shown = outcome.value;
    const { order, payment } = shown;
    await askSoon(platform, payment);
    const returned = (await returnsOf(platform, [shown], language)).get(order.orderCode) ?? noReturns;
    const answer = orderAnswer(shown, returned, language);
    const operationList = (answer.operationList ?? []).filter(({ type, value }) => value && fromAfar.has(type ?? ""));
    const canPay = order.state === orderStates.awaitingPayment;
    return {
      ...answer,
      orderReceiveOut: null,
      invoiceInfo: null,
      refunds: await refundAnswers(platform, order.orderCode, language),
      refundTransfer: await refundTransferAnswer(platform, order.orderCode),
      payment: canPay && payment ? await instructionAnswer(platform, payment, language) : null,
      operationList,
      operationMap: Object.fromEntries(operationList.map(({ type, value }) => [type, value])),
    };
  };

/** What the proof of an order permits in any browser. */
const fromAfar: ReadonlySet<string> = new Set(["payOrder", "returnOrder", "cancelReturnOrder", "fullLogisticsInfo"]);
