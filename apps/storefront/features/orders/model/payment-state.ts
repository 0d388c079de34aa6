import { refundSums } from "@gelora/money/order-sum.ts";
import type { OrderDetail } from "../data/order-documents.ts";
import { statusFace } from "./order-status.ts";
import { awaitsAccount } from "./what-next.ts";

export type PaymentState =
  | "paid"
  | "paidAsking"
  | "paidRefunding"
  | "paidRefunded"
  | "inPoints"
  | "notPaid"
  | "notPaidYet";

type PaidOrder = Pick<OrderDetail, "payStatus" | "refunds" | "orderStatus"> &
  Partial<Pick<OrderDetail, "amount" | "returnedPoint" | "refundTransfer">>;

/**
 * The word for the status of an order's payment; payStatus "1" is the contract's value for
 * paid [K25], also for money that came after the order's end. A refund is mentioned while it
 * is in progress, and afterwards if the order ended with it.
 */
export function paymentState(order: PaidOrder): PaymentState {
  const { payStatus, refunds, orderStatus } = order;
  const isOver = statusFace(orderStatus).tone === "over";
  const { underWay, done } = refundSums(refunds ?? []);
  if (payStatus === "1") {
    if (underWay > 0) return awaitsAccount(order) ? "paidAsking" : "paidRefunding";
    if (isOver && isBackInPoints(order)) return "inPoints";
    return isOver && done > 0 ? "paidRefunded" : "paid";
  }
  return isOver ? "notPaid" : "notPaidYet";
}

/** True when points paid all of an order, and have come back. */
function isBackInPoints({ amount, returnedPoint }: Pick<PaidOrder, "amount" | "returnedPoint">): boolean {
  return amount === 0 && (returnedPoint ?? 0) > 0;
}
