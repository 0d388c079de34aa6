import { storePickup } from "@gelora/contracts/distribution-type.ts";
import type { OrderRecord } from "./order.ts";
import type { OrderReturns } from "./order-returns.ts";
import { orderStates } from "./order-states.ts";
import type { Portion } from "./portions.ts";
import { type KnownParcel, receiptRefusal } from "./receivable.ts";

export type Operation =
  | "payOrder"
  | "cancelOrder"
  | "undoCancelOrder"
  | "receiveOrder"
  | "returnOrder"
  | "cancelReturnOrder"
  | "fullLogisticsInfo"
  | "pickupOrder";

/** True while the goods wait in the store for the shopper [ORD-37]. */
export function isReadyForPickUp(order: Pick<OrderRecord, "state" | "distributionType" | "readyAt">): boolean {
  return order.state === orderStates.preparing && order.distributionType === storePickup && order.readyAt !== null;
}

/** True for a pick-up in cash until staff have taken the money, which no shopper can confirm. */
export function isPaidAtCounter(order: Pick<OrderRecord, "distributionType" | "cash" | "paidAt">): boolean {
  return order.distributionType === storePickup && order.cash && order.paidAt === null;
}

/**
 * Selected pieces can be cancelled until anything of the order is sent: some of a paid order, all
 * of one that is to be paid in cash, whose sum the courier or store has been given [K27].
 */
export function canCancelPieces(order: Pick<OrderRecord, "state" | "paidAt" | "cash">): boolean {
  return order.state === orderStates.preparing && (order.paidAt !== null || order.cash);
}

type ShownParts = {
  readonly order: Pick<OrderRecord, "orderCode" | "state" | "distributionType" | "cash" | "paidAt" | "readyAt">;
  readonly portions: readonly Pick<Portion, "state" | "parcelNumber">[];
  readonly parcels: readonly KnownParcel[];
  /** False once its payment has had the last try, which has ended. */
  readonly canBePaid: boolean;
  /** See `canUndoCancel`. */
  readonly canBeUndone: boolean;
};

/**
 * What the shopper may do with an order now [ORD-15, ORD-16, ORD-38].
 * @param returned what the returns module says of the order
 */
export function operationsOf(
  { order, portions, parcels, canBePaid, canBeUndone }: ShownParts,
  returned: OrderReturns,
): readonly { readonly type: Operation; readonly value: boolean }[] {
  const unpaid = order.state === orderStates.awaitingPayment;
  const allowed: Readonly<Record<Operation, boolean>> = {
    payOrder: unpaid && canBePaid,
    // While it awaits payment as a whole, afterwards by selected pieces.
    cancelOrder: unpaid || canCancelPieces(order),
    undoCancelOrder: canBeUndone,
    receiveOrder: receiptRefusal(order, portions, parcels) === undefined,
    returnOrder: returned.canReturn,
    cancelReturnOrder: returned.returns.some(({ canCancel }) => canCancel),
    // A number that was given is corrected on the return's own page: the order asks for none twice.
    fullLogisticsInfo: returned.returns.some((one) => one.canFillLogistics && one.expressCode === null),
    pickupOrder: isReadyForPickUp(order) && !isPaidAtCounter(order),
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

/**
 * A cancelled order can be resumed until its payment deadline, once its payment has ended
 * everywhere; one in cash never awaited payment, and one with points has given them back [ORD-17,
 * Q77].
 */
export function canUndoCancel(
  order: Pick<OrderRecord, "state" | "paidAt" | "cash" | "usedPointAmount">,
  payment: { readonly status: string; readonly deadline: Date; readonly hasTriesLeft: boolean } | undefined,
  now: Date,
): boolean {
  const isCancelled = order.state === orderStates.cancelled && order.paidAt === null && !order.cash;
  if (order.usedPointAmount > 0) return false;
  return isCancelled && payment?.status === "CANCELLED" && payment.deadline > now && payment.hasTriesLeft;
}
