import type { OrderDetail } from "../data/order-documents.ts";
import { statusFace } from "./order-status.ts";
import { refundSums } from "./order-sum.ts";

export type PaymentState = "paid" | "paidRefunding" | "paidRefunded" | "paidLate" | "notPaid" | "notPaidYet";

/**
 * The word for how far an order's payment came; payStatus "1" is the contract's value for paid
 * [K25]. Money that goes back for an unpaid order came after its end; of a paid one it is said, while
 * it is under way, and later if the order ended so.
 */
export function paymentState({
  payStatus,
  refunds,
  orderStatus,
}: Pick<OrderDetail, "payStatus" | "refunds" | "orderStatus">): PaymentState {
  const isOver = statusFace(orderStatus).tone === "over";
  const { underWay, done } = refundSums(refunds ?? []);
  if (payStatus === "1") {
    if (underWay > 0) return "paidRefunding";
    return isOver && done > 0 ? "paidRefunded" : "paid";
  }
  if (refunds?.length) return "paidLate";
  return isOver ? "notPaid" : "notPaidYet";
}
