import { type ReturnState, returnStates } from "@gelora/contracts/return-states.ts";
import { type BackSums, backAs } from "./back-as.ts";

/** A return, as far as it says what happens next. */
export type StandingReturn = {
  readonly status?: string | null;
  readonly returnMode?: string | null;
  /** The parcel with the other size: HELD, REQUESTED, SENT or DELIVERED. */
  readonly replacement?: { readonly status: string } | null;
  readonly refund?: BackSums | null;
};

/** What happens next, as a key of words; an exchange promises a size, points are not money. */
export function nextWord(about: StandingReturn) {
  const status = returnStates.find((one) => one === about.status) ?? "REQUESTED";
  if (about.returnMode === "EXCHANGE") return nextOfExchange(status, about.replacement?.status);
  const isForPoints = about.refund ? backAs(about.refund) === "POINTS" : false;
  if (isForPoints && (status === "SENT" || status === "RECEIVED")) return `next.${status}.POINTS` as const;
  return `next.${status}` as const;
}

/** The new size and the old one travel at once, and either may be first. */
function nextOfExchange(status: ReturnState, replacement: string | undefined) {
  switch (status) {
    case "SENT":
      if (replacement === "DELIVERED") return "next.SENT.EXCHANGE.DELIVERED";
      return replacement === "SENT" ? "next.SENT.EXCHANGE.SENT" : "next.SENT.EXCHANGE";
    case "RECEIVED":
      if (replacement === "DELIVERED") return "next.EXCHANGED";
      return replacement === "SENT" ? "next.RECEIVED.EXCHANGE.SENT" : "next.RECEIVED.EXCHANGE";
    case "REJECTED":
    case "CANCELLED":
      return `next.${status}.EXCHANGE` as const;
    default:
      return `next.${status}` as const;
  }
}

/** Until it is packed, the new size is set aside; afterwards its parcel says where it is. */
export function isHeld({ replacement }: Pick<StandingReturn, "replacement">): boolean {
  return !replacement || replacement.status === "HELD";
}
