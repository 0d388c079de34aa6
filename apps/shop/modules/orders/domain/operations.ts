import type { OrderRecord } from "./order.ts";
import { orderStates } from "./order-states.ts";

export type Operation =
  | "payOrder"
  | "cancelOrder"
  | "receiveOrder"
  | "returnOrder"
  | "cancelReturnOrder"
  | "fullLogisticsInfo"
  | "pickupOrder";

/** What the shopper may do with an order at present. Returns come with their own module [ORD-15, ORD-16, ORD-38]. */
export function operationsOf(
  order: Pick<OrderRecord, "state" | "distributionType">,
): readonly { readonly type: Operation; readonly value: boolean }[] {
  const unpaid = order.state === orderStates.awaitingPayment;
  const allowed: Readonly<Record<Operation, boolean>> = {
    payOrder: unpaid,
    cancelOrder: unpaid,
    receiveOrder: order.state === orderStates.shipped,
    returnOrder: false,
    cancelReturnOrder: false,
    fullLogisticsInfo: false,
    pickupOrder: order.state === orderStates.preparing && order.distributionType === "21",
  };
  return [
    "payOrder" as const,
    "cancelOrder" as const,
    "receiveOrder" as const,
    "returnOrder" as const,
    "cancelReturnOrder" as const,
    "fullLogisticsInfo" as const,
    "pickupOrder" as const,
  ].map((type) => ({ type, value: allowed[type] }));
}
