import type { OrderRecord } from "./order.ts";
import { orderStates } from "./order-states.ts";

export type Operation =
  | "payOrder"
  | "cancelOrder"
  | "undoCancelOrder"
  | "receiveOrder"
  | "returnOrder"
  | "cancelReturnOrder"
  | "fullLogisticsInfo"
  | "pickupOrder";

/**
 * What the shopper may do with an order at present. Returns come with their own module [ORD-15, ORD-16, ORD-38].
 * @param canBeUndone see `canUndoCancel`
 */
export function operationsOf(
  order: Pick<OrderRecord, "state" | "distributionType">,
  canBeUndone: boolean,
): readonly { readonly type: Operation; readonly value: boolean }[] {
  const unpaid = order.state === orderStates.awaitingPayment;
  const allowed: Readonly<Record<Operation, boolean>> = {
    payOrder: unpaid,
    cancelOrder: unpaid,
    undoCancelOrder: canBeUndone,
    receiveOrder: order.state === orderStates.shipped,
    returnOrder: false,
    cancelReturnOrder: false,
    fullLogisticsInfo: false,
    pickupOrder: order.state === orderStates.preparing && order.distributionType === "21",
  };
  return [
    "payOrder" as const,
    "cancelOrder" as const,
    "undoCancelOrder" as const,
    "receiveOrder" as const,
    "returnOrder" as const,
    "cancelReturnOrder" as const,
    "fullLogisticsInfo" as const,
    "pickupOrder" as const,
  ].map((type) => ({ type, value: allowed[type] }));
}

/** A cancelled order can be taken up again until the moment at which it would have closed, once its payment has ended everywhere [ORD-17, Q77]. */
export function canUndoCancel(
  order: Pick<OrderRecord, "state" | "paidAt">,
  payment: { readonly status: string; readonly deadline: Date } | undefined,
  now: Date,
): boolean {
  const isCancelled = order.state === orderStates.cancelled && order.paidAt === null;
  return isCancelled && payment?.status === "CANCELLED" && payment.deadline > now;
}
