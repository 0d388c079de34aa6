import type { Language } from "@gelora/locale/language.ts";
import { say } from "./words.ts";

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

/** An order starts awaiting payment; one paid in cash, or costing nothing, is prepared at once. */
export const firstStates: readonly OrderState[] = [awaitingPayment, preparing];

/**
 * The state of an order follows from the states of its pieces [Q76]. Cancelled or closed pieces
 * count only when there are no others; 41 also means partly on its way.
 * @param states of all pieces, at least one
 */
export function orderStateOf(states: readonly OrderState[]): OrderState {
  const has = (...wanted: readonly OrderState[]) => states.some((state) => wanted.includes(state));
  if (has(awaitingPayment)) return awaitingPayment;
  const hasLeft = has(handedToCourier, shipped, completed);
  if (has(preparing)) return hasLeft ? handedToCourier : preparing;
  if (has(handedToCourier)) return handedToCourier;
  if (has(shipped)) return shipped;
  if (has(completed)) return completed;
  return has(closed) ? closed : cancelled;
}

export function stateName(state: OrderState, language: Language): string {
  return say(language, `state.${state}`);
}

const states: ReadonlySet<number> = new Set(Object.values(orderStates));

export function isOrderState(code: number): code is OrderState {
  return states.has(code);
}
