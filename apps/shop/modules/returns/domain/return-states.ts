import { type ReturnState, returnStates } from "@gelora/contracts/return-states.ts";
import type { Language } from "@gelora/locale/language.ts";
import { say } from "./words.ts";

export { type ReturnState, returnStates };

export const firstReturnState: ReturnState = "REQUESTED";

/**
 * What the shopper gets for what they send: money and points, or another size of the same. An
 * exchange that cannot be fulfilled becomes a refund.
 */
export type ReturnMode = "REFUND" | "EXCHANGE";

/**
 * The life of a return: which events are allowed in which state, and where they lead. Every change
 * is one conditional update by this table, so of two concurrent events one wins.
 */
export const returnEvents = {
  approve: { from: ["REQUESTED"], to: "APPROVED", meaning: "staff accept it, and the shopper sends it" },
  label: { from: ["REQUESTED", "APPROVED"], to: "LABELLED", meaning: "staff accept it, and give a label" },
  reject: {
    from: ["REQUESTED", "APPROVED", "LABELLED", "SENT"],
    to: "REJECTED",
    meaning: "staff refuse it, with a reason; not once a replacement is on its way",
    only: "no replacement has left",
  },
  cancel: { from: ["REQUESTED", "APPROVED", "LABELLED"], to: "CANCELLED", meaning: "the shopper takes it back" },
  lapse: { from: ["APPROVED"], to: "LAPSED", meaning: "it was not sent in time" },
  send: {
    from: ["APPROVED", "SENT"],
    to: "SENT",
    meaning: "the shopper names courier and tracking number",
    only: "sent by the shopper",
  },
  collect: { from: ["LABELLED"], to: "SENT", meaning: "our courier has collected it" },
  receive: {
    from: ["APPROVED", "LABELLED", "SENT"],
    to: "RECEIVED",
    meaning: "the warehouse has the items: points go back, and the refund begins",
  },
  refund: { from: ["RECEIVED"], to: "REFUNDED", meaning: "all the money has gone back" },
  exchange: { from: ["RECEIVED"], to: "EXCHANGED", meaning: "the other size has been delivered too" },
  end: {
    from: ["SENT"],
    to: "MISSING",
    meaning: "staff end an exchange whose old goods never came; they count as kept",
    only: "the replacement was delivered",
  },
} as const satisfies Readonly<Record<string, ReturnArrow>>;

export type ReturnArrow = {
  readonly from: readonly ReturnState[];
  readonly to: ReturnState;
  readonly meaning: string;
  /** What must be true besides. */
  readonly only?: "no replacement has left" | "sent by the shopper" | "the replacement was delivered";
};

export type ReturnEvent = keyof typeof returnEvents;

/** @returns the state that an event leads to, or undefined when it is not allowed in this state */
export function returnStateAfter(state: ReturnState, event: ReturnEvent): ReturnState | undefined {
  const arrow: ReturnArrow = returnEvents[event];
  return arrow.from.includes(state) ? arrow.to : undefined;
}

/**
 * True while the pieces count as returned, and can be in no other return. After an exchange the
 * shopper has a piece again; when its old goods are missing they have had two for one, so that none
 * goes back for money.
 */
export function isLive(state: ReturnState): boolean {
  return state !== "REJECTED" && state !== "CANCELLED" && state !== "LAPSED" && state !== "EXCHANGED";
}

/** True once the items are back with us. */
export function isReceived(state: ReturnState): boolean {
  return state === "RECEIVED" || state === "REFUNDED";
}

export function returnStateName(state: ReturnState, language: Language, mode: ReturnMode = "REFUND"): string {
  return say(language, state === "RECEIVED" && mode === "EXCHANGE" ? "state.RECEIVED.EXCHANGE" : `state.${state}`);
}
