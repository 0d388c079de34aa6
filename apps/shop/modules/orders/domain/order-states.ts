import type { Language } from "@gelora/locale/language.ts";

/** The codes of the contract [Q76]. */
export const orderStates = {
  awaitingPayment: 21,
  preparing: 31,
  handedToCourier: 41,
  shipped: 42,
  completed: 51,
  cancelled: 61,
  closed: 62,
} as const;

export type OrderState = (typeof orderStates)[keyof typeof orderStates];

const { awaitingPayment, preparing, handedToCourier, shipped, completed, cancelled, closed } = orderStates;

/**
 * The whole life of an order: what may happen, from where, and where it leads. Nothing else changes an order's state, and every change asks for
 * one of the `from` states in its own statement, so that of two things that happen at once only one finds the order as it needs it (I-07, I-08).
 */
export const orderEvents = {
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
  received: { from: [shipped], to: completed, meaning: "the shopper confirms receipt" },
  handedOver: { from: [preparing], to: completed, meaning: "the shopper picks up in the store" },
  uncollected: { from: [preparing], to: closed, meaning: "nobody came to pick up and pay" },
  returned: { from: [preparing, handedToCourier, shipped], to: closed, meaning: "the courier brings the parcel back" },
} as const satisfies Readonly<Record<string, OrderArrow>>;

type OrderArrow = { readonly from: readonly OrderState[]; readonly to: OrderState; readonly meaning: string };

export type OrderEvent = keyof typeof orderEvents;

/** An order begins awaiting payment; one that is paid in cash, or costs nothing, is prepared at once. */
export const firstStates: readonly OrderState[] = [awaitingPayment, preparing];

/** @returns the state that an event leads to, or undefined when it cannot happen in this state */
export function stateAfter(state: OrderState, event: OrderEvent): OrderState | undefined {
  const arrow: OrderArrow = orderEvents[event];
  return arrow.from.includes(state) ? arrow.to : undefined;
}

const words: Readonly<Record<OrderState, Readonly<Record<Language, string>>>> = {
  21: { "en-US": "Awaiting payment", "id-ID": "Menunggu pembayaran" },
  31: { "en-US": "Being prepared", "id-ID": "Sedang disiapkan" },
  41: { "en-US": "Handed to the courier", "id-ID": "Diserahkan ke kurir" },
  42: { "en-US": "Shipped", "id-ID": "Dikirim" },
  51: { "en-US": "Completed", "id-ID": "Selesai" },
  61: { "en-US": "Cancelled", "id-ID": "Dibatalkan" },
  62: { "en-US": "Closed", "id-ID": "Ditutup" },
};

export function stateName(state: OrderState, language: Language): string {
  return words[state][language];
}

export function isOrderState(code: number): code is OrderState {
  return code in words;
}
