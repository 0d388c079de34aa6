import { awaitingPayment, cancelled } from "./order-status.ts";

export type ActionableOrder = {
  readonly orderStatus?: number | null;
  readonly operationList?: readonly { readonly type?: string | null; readonly value?: boolean | null }[] | null;
};

export type OrderActions = {
  readonly pay: boolean;
  readonly cancel: boolean;
  readonly undoCancel: boolean;
  readonly receive: boolean;
  readonly pickUp: boolean;
  readonly askForReturn: boolean;
  readonly buyAgain: boolean;
};

/**
 * What may be done with an order: the server's flags decide [ORD-15, ORD-38], with two rules over them: cancelling only while payment is awaited,
 * even if it is flagged [ORD-16, K27], taking that back only while cancelled [ORD-17, Q77], and buying again only when the order cannot be paid [ORD-18].
 */
export function actionsOf(order: ActionableOrder): OrderActions {
  const flagged = (type: string): boolean =>
    order.operationList?.some((operation) => operation.type === type && operation.value === true) ?? false;
  const pay = flagged("payOrder");
  return {
    pay,
    cancel: flagged("cancelOrder") && order.orderStatus === awaitingPayment,
    undoCancel: flagged("undoCancelOrder") && order.orderStatus === cancelled,
    receive: flagged("receiveOrder"),
    pickUp: flagged("pickupOrder"),
    askForReturn: flagged("returnOrder"),
    buyAgain: !pay,
  };
}

const selectable: readonly (number | null | undefined)[] = [31, 41, 42, 51];

/** Lines can be chosen on these statuses only [ORD-13], and only when something can be done with the choice: a box without an effect would mislead. */
export function canSelectLines(order: ActionableOrder): boolean {
  return selectable.includes(order.orderStatus) && actionsOf(order).askForReturn;
}
