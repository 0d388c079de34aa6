import type { Language } from "@gelora/locale/language.ts";
import { say } from "./words.ts";

export const returnStates = [
  "REQUESTED",
  "APPROVED",
  "LABELLED",
  "SENT",
  "RECEIVED",
  "REFUNDED",
  "REJECTED",
  "CANCELLED",
  "LAPSED",
] as const;

export type ReturnState = (typeof returnStates)[number];

export const firstReturnState: ReturnState = "REQUESTED";

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
    meaning: "staff refuse it, with a reason",
  },
  cancel: { from: ["REQUESTED", "APPROVED", "LABELLED"], to: "CANCELLED", meaning: "the shopper takes it back" },
  lapse: { from: ["APPROVED"], to: "LAPSED", meaning: "it was not sent in time" },
  send: { from: ["APPROVED", "SENT"], to: "SENT", meaning: "the shopper names courier and tracking number" },
  receive: {
    from: ["APPROVED", "LABELLED", "SENT"],
    to: "RECEIVED",
    meaning: "the warehouse has the items: points go back, and the refund begins",
  },
  refund: { from: ["RECEIVED"], to: "REFUNDED", meaning: "all the money has gone back" },
} as const satisfies Readonly<Record<string, ReturnArrow>>;

type ReturnArrow = { readonly from: readonly ReturnState[]; readonly to: ReturnState; readonly meaning: string };

export type ReturnEvent = keyof typeof returnEvents;

/** @returns the state that an event leads to, or undefined when it is not allowed in this state */
export function returnStateAfter(state: ReturnState, event: ReturnEvent): ReturnState | undefined {
  const arrow: ReturnArrow = returnEvents[event];
  return arrow.from.includes(state) ? arrow.to : undefined;
}

/** True while the pieces count as returned. */
export function isLive(state: ReturnState): boolean {
  return state !== "REJECTED" && state !== "CANCELLED" && state !== "LAPSED";
}

/** True once the items are back with us. */
export function isReceived(state: ReturnState): boolean {
  return state === "RECEIVED" || state === "REFUNDED";
}

export function returnStateName(state: ReturnState, language: Language): string {
  return say(language, `state.${state}`);
}
