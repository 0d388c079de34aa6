import type { OrderDetail } from "../data/order-documents.ts";
import { statusFace } from "./order-status.ts";

/**
 * The word for how far an order's payment came; payStatus "1" is the contract's value for paid
 * [K25]. Money that goes back for an unpaid order came after its end.
 */
export function paymentState({
  payStatus,
  refunds,
  orderStatus,
}: Pick<OrderDetail, "payStatus" | "refunds" | "orderStatus">): "paid" | "paidLate" | "notPaid" | "notPaidYet" {
  if (payStatus === "1") return "paid";
  if (refunds?.length) return "paidLate";
  return statusFace(orderStatus).tone === "over" ? "notPaid" : "notPaidYet";
}
