/** The states of a return. */
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
  "EXCHANGED",
  "MISSING",
] as const;

export type ReturnState = (typeof returnStates)[number];
