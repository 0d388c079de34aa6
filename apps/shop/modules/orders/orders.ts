/**
 * What was bought, and its state. Guarantees: an open order has its stock reserved; of two
 * concurrent events one wins; late money is accepted or queued for refund, once.
 */
import { type Outcome, success } from "@gelora/outcomes/outcome.ts";
import type { Platform } from "../../platform/platform.ts";
import { ownerOf, type Session } from "../../platform/session.ts";
import { orderByCode } from "./storage/orders.ts";
import { type ChargedOrder, chargeOrder, type PayableOrder } from "./use-cases/charge-order.ts";
import { newOrderCode } from "./use-cases/order-codes.ts";
import { payPage } from "./use-cases/payment-form.ts";
import { type NewOrder } from "./use-cases/place-order.ts";

export { lineInSize, type OtherSize } from "./domain/line-in-size.ts";
export type { ReturnedPieces } from "./domain/lines-of-returned.ts";
export { namedSoldOut } from "./domain/named-sold-out.ts";
export type { OrderLine, OrderRecord, PickupStore, Receiver, Shipping } from "./domain/order.ts";
export type { OrderReturn, ReplacementParcel, ReturnsOf } from "./domain/order-returns.ts";
export { receivedPieces } from "./domain/portions.ts";
export type { OrderReceipt, UnitReceipt } from "./domain/receipt.ts";
export { shoppersWords } from "./domain/shoppers-words.ts";
export { type Contact, callersOrder } from "./resolvers/callers-order.ts";
export { chargedAnswer } from "./resolvers/charged-answer.ts";
export { directsMoney, isOwnBrowser } from "./resolvers/directs-money.ts";
export { lineAnswers, nameOfLine } from "./resolvers/line-answers.ts";
export { replacementAnswer } from "./resolvers/return-answers.ts";
export { selectLines as linesOfOrders } from "./storage/order-lines.ts";
export { hasOrdered, lockOrder, orderByCode, ordersByCodes } from "./storage/orders.ts";
export { pastOrders } from "./storage/past-orders.ts";
export { refundsToDecide } from "./storage/refunds-due.ts";
export { announceRefund } from "./use-cases/announce-refund.ts";
export { announceReturn } from "./use-cases/announce-return.ts";
export { applyParcelChange } from "./use-cases/apply-parcel-change.ts";
export { applyPaymentChange } from "./use-cases/apply-payment-change.ts";
export { decideRefundDue } from "./use-cases/decide-refund-due.ts";
export { eraseOrders, hasOrdersUnderWay } from "./use-cases/erase-orders.ts";
export { handOver } from "./use-cases/hand-over.ts";
export { reportReady } from "./use-cases/make-ready.ts";
export { openPickUps } from "./use-cases/open-pick-ups.ts";
export { newDatedCode } from "./use-cases/order-codes.ts";
export { pageToGoOn } from "./use-cases/payment-form.ts";
export { missingGoods, placeOrder } from "./use-cases/place-order.ts";
export { type ReceivedGoods, receivedGoods } from "./use-cases/received-goods.ts";
export { announceAccount, maskedAccountsOf, readRefundAccount } from "./use-cases/refund-accounts.ts";
export { addressOnParcel } from "./use-cases/start-preparing.ts";
export { ordersToTakeOut } from "./use-cases/take-out-orders.ts";
export { chargedForUnit } from "./use-cases/unit-receipts.ts";
export type { ChargedOrder, NewOrder, PayableOrder };

/**
 * A code for a new order that is almost certainly free, so it can be used before the order exists.
 */
export function proposeOrderCode(platform: Platform): string {
  return newOrderCode(platform.clock.now());
}

/**
 * Requests the payment of an order, given as such or by its code, after its transaction, and
 * returns where the shopper goes to pay. Repeating it returns the same.
 * @throws Error for an unknown code
 */
export async function startPaying(
  platform: Platform,
  order: string | PayableOrder,
  cardToken?: string,
): Promise<Outcome<ChargedOrder>> {
  const known = typeof order === "string" ? await orderByCode(platform, order) : order;
  if (!known) throw new Error(`${String(order)} is no order`);
  const charged = await chargeOrder(platform, known, cardToken);
  // A shopper who has sent no card types it on our page, which is no failure of the order [PAY-01].
  const lacksCard = charged.ok && charged.value.problem?.code === "PAYMENT_INVALID";
  return lacksCard ? success({ orderCode: known.orderCode, form: payPage(known.orderCode) }) : charged;
}

/** True when the session's browser or member placed this order. */
export async function ownsOrder(platform: Platform, session: Session, orderCode: string): Promise<boolean> {
  return (await orderByCode(platform, orderCode, ownerOf(session))) !== undefined;
}
