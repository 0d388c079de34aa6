import { type Rupiah, rupiah } from "@gelora/money/rupiah.ts";
import { findChannel } from "./find-channel.ts";
import type { HeldByProvider } from "./judge-answer.ts";
import type { PaymentStatus } from "./payment-states.ts";
import type { RefundState } from "./refund-states.ts";

/** Money of one paid attempt that is being or has been returned. */
export type Refund = {
  readonly refundKey: string;
  readonly orderCode: string;
  readonly providerOrderId: string;
  readonly amount: Rupiah;
  readonly state: RefundState;
  /** The provider's reason for a rejection, or the reference of the bank transfer. */
  readonly note: string | null;
};

/** What money is owed for; the same debt is refunded once, however often it is requested. */
export type RefundRequest = {
  readonly orderCode: string;
  readonly amount: Rupiah;
  /** Identifies the debt, such as `refund-due:0190…`. */
  readonly debt: string;
  readonly reason: string;
  /** The attempt that received the money; by default the one that the order was paid by. */
  readonly providerOrderId?: string;
};

/**
 * The attempt that money goes back from.
 * @param current the number of the order's current attempt; of a paid order, the one that paid it
 */
export function attemptToRefund<
  One extends { readonly providerOrderId: string; readonly attempt: number; readonly status: PaymentStatus },
>(attempts: readonly One[], current: number, providerOrderId: string | undefined): One | undefined {
  return attempts.find((one) =>
    providerOrderId === undefined
      ? one.attempt === current && one.status === "PAID"
      : one.providerOrderId === providerOrderId,
  );
}

/**
 * How much of a debt goes back. Of an order that staff accepted less money for
 * than its total, a part was never paid: there it is no more than what is left, down to nothing.
 * Anywhere else, and beyond the total, it is the whole debt, which the books may refuse.
 */
export function partThatCame(
  debt: Rupiah,
  {
    expected,
    received,
    refunded,
  }: { readonly expected: number; readonly received: number | null; readonly refunded: number },
): Rupiah {
  const came = received ?? 0;
  const isShort = came > 0 && came < expected && refunded + debt <= expected;
  return isShort ? rupiah(Math.min(debt, came - refunded)) : debt;
}

/**
 * Transfers, bills, counters and cash cannot be refunded through the provider: staff transfer the
 * money.
 */
export function isRefundedOnline(channelCode: string): boolean {
  const type = findChannel(channelCode)?.provider?.type;
  return type === "qris" || type === "gopay" || type === "shopeepay" || type === "credit_card";
}

/**
 * The next step of a refund, from the provider's own records: nothing they show is requested twice.
 */
export function nextRefundStep(
  held: Pick<HeldByProvider, "state"> & {
    readonly settled: boolean;
    readonly refunds: readonly { readonly key: string; readonly confirmed: boolean }[];
  },
  refund: Pick<Refund, "refundKey" | "state">,
): "ask" | "wait" | "take" | "confirm" {
  const made = held.refunds.find(({ key }) => key === refund.refundKey);
  if (made) {
    if (made.confirmed) return "confirm";
    return refund.state === "accepted" ? "wait" : "take";
  }
  // An accepted refund that has vanished from the records is for staff to investigate, and is never
  // requested again.
  if (refund.state === "accepted" || !held.settled) return "wait";
  return "ask";
}
