import { awaitingPayment, cancelled, completed, preparing } from "./order-status.ts";

export type ActionableOrder = {
  readonly orderStatus?: number | null;
  readonly operationList?: readonly { readonly type?: string | null; readonly value?: boolean | null }[] | null;
};

export type OrderActions = {
  readonly pay: boolean;
  readonly cancel: boolean;
  /** Some items of a paid order, before they ship. */
  readonly cancelPieces: boolean;
  readonly undoCancel: boolean;
  readonly receive: boolean;
  readonly pickUp: boolean;
  readonly askForReturn: boolean;
  readonly cancelReturn: boolean;
  /** How the parcel of an approved return is sent. */
  readonly fillLogistics: boolean;
  readonly buyAgain: boolean;
};

/**
 * What can be done with an order: the server's flags [ORD-15, ORD-38], restricted by rules. The
 * whole order can be cancelled only while payment is pending, whatever its flag [ORD-16], pieces
 * only while it is being prepared [K27]; a cancellation is undone only while cancelled [ORD-17,
 * Q77]; buying again needs an order that cannot be paid [ORD-18].
 */
export function actionsOf(order: ActionableOrder): OrderActions {
  const flagged = (type: string): boolean =>
    order.operationList?.some((operation) => operation.type === type && operation.value === true) ?? false;
  const pay = flagged("payOrder");
  return {
    pay,
    cancel: flagged("cancelOrder") && order.orderStatus === awaitingPayment,
    cancelPieces: flagged("cancelOrder") && order.orderStatus === preparing,
    undoCancel: flagged("undoCancelOrder") && order.orderStatus === cancelled,
    receive: flagged("receiveOrder"),
    pickUp: flagged("pickupOrder"),
    askForReturn: flagged("returnOrder"),
    cancelReturn: flagged("cancelReturnOrder"),
    fillLogistics: flagged("fullLogisticsInfo"),
    buyAgain: !pay,
  };
}

const selectable: readonly (number | null | undefined)[] = [31, 41, 42, 51];

/**
 * Lines can be selected on these statuses only [ORD-13], and only if the selection has a use. While
 * the order is being prepared a selection is cancelled, afterwards returned [K27].
 */
export function choiceOfLines(order: ActionableOrder): "cancel" | "return" | undefined {
  if (!selectable.includes(order.orderStatus)) return undefined;
  const { cancelPieces, askForReturn } = actionsOf(order);
  if (cancelPieces) return "cancel";
  return askForReturn ? "return" : undefined;
}

/** A line of status 0 has not shipped [ORD-34]. */
export function isUnsent(line: { readonly status?: string | null }): boolean {
  return line.status === "0";
}

/** A line of status 51 has been delivered or picked up, so it can be returned. */
export function isReceived(line: { readonly status?: string | null }): boolean {
  return line.status === String(completed);
}
