import { seconds } from "@gelora/service-kit/durations.ts";
import { type OrderState, orderStates } from "./order-states.ts";

/** A due message about paying. */
export type DueMessage = {
  readonly orderCode: string;
  readonly step: "placed" | "howToPay" | "cancelUndone";
  readonly dueAt: Date;
  /** The last attempt reported to the shopper; 0 for none. */
  readonly notifiedAttempt: number;
};

/**
 * The order and its payment; `ready` once the provider has issued the current attempt's
 * instructions.
 */
export type KnownOrder = {
  readonly state: OrderState;
  readonly attempt: number;
  readonly ready: boolean;
};

export type Verdict = "wait" | "drop" | "tell" | "tellWithoutNumbers";

/**
 * Providers answer within a second; after this long the shopper gets the message without the
 * numbers.
 */
const longestWait = seconds(20);

/**
 * The numbers are sent once per attempt. An order that has moved on is covered by the message about
 * its new state.
 */
export function judgeMessage(message: DueMessage, order: KnownOrder, now: Date): Verdict {
  if (order.state !== orderStates.awaitingPayment) return "drop";
  if (order.ready) return order.attempt > message.notifiedAttempt ? "tell" : "drop";
  if (now.getTime() - message.dueAt.getTime() < longestWait) return "wait";
  return message.step === "howToPay" ? "drop" : "tellWithoutNumbers";
}
