import type { Tone } from "@gelora/ui/notice.tsx";

/** The colour of a return's status: what asks the shopper for something stands out. */
export function toneOf(status: string | null | undefined): Tone {
  switch (status) {
    case "APPROVED":
    case "LABELLED":
      return "warn";
    case "REFUNDED":
    case "EXCHANGED":
      return "good";
    case "REJECTED":
      return "bad";
    default:
      return "plain";
  }
}

/** The items are here, so what goes back is decided. */
export function isSettled(status: string | null | undefined): boolean {
  return status === "RECEIVED" || status === "REFUNDED";
}

/** Nothing goes back for a return that was rejected, cancelled or never sent. */
export function givesBack(status: string | null | undefined): boolean {
  return status !== "REJECTED" && status !== "CANCELLED" && status !== "LAPSED";
}
