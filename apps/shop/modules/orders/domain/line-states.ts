import { type OrderState, orderStates } from "./order-states.ts";

const { awaitingPayment, preparing, handedToCourier, shipped, completed, cancelled, closed } = orderStates;

/**
 * The states of the pieces of order lines: which events are allowed in which state, and where they
 * lead. No other code changes a state, and every change locks the order's row, so only one of two
 * concurrent events finds the pieces in the state it needs (I-07, I-08).
 */
export const lineEvents = {
  paid: { from: [awaitingPayment], to: preparing, meaning: "the money has come" },
  cancelled: { from: [awaitingPayment], to: cancelled, meaning: "the shopper cancels before paying" },
  undone: {
    from: [cancelled],
    to: awaitingPayment,
    meaning: "the shopper takes a cancelling back while there is time to pay",
  },
  expired: { from: [awaitingPayment], to: closed, meaning: "the time to pay is over" },
  paidLate: { from: [closed], to: preparing, meaning: "money comes late, and the goods can still be had" },
  pickedUp: { from: [preparing], to: handedToCourier, meaning: "the courier takes the parcel" },
  inTransit: { from: [preparing, handedToCourier], to: shipped, meaning: "the parcel is on its way" },
  delivered: { from: [preparing, handedToCourier, shipped], to: completed, meaning: "the courier delivers" },
  received: {
    from: [shipped],
    to: completed,
    meaning: "the shopper confirms receipt of paid goods whose delivery has not failed",
  },
  handedOver: { from: [preparing], to: completed, meaning: "the shopper picks up in the store" },
  uncollected: { from: [preparing], to: closed, meaning: "nobody came to pick up and pay" },
  withdrawn: { from: [preparing], to: cancelled, meaning: "the shopper cancels what is not yet sent" },
  returned: { from: [preparing, handedToCourier, shipped], to: closed, meaning: "the courier brings the parcel back" },
} as const satisfies Readonly<Record<string, LineArrow>>;

type LineArrow = { readonly from: readonly OrderState[]; readonly to: OrderState; readonly meaning: string };

export type LineEvent = keyof typeof lineEvents;

/** @returns the state that an event leads to, or undefined when it is not allowed in this state */
export function stateAfter(state: OrderState, event: LineEvent): OrderState | undefined {
  const arrow: LineArrow = lineEvents[event];
  return arrow.from.includes(state) ? arrow.to : undefined;
}
