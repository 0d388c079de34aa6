import type { PaymentStatus } from "./payment-states.ts";

/** The provider's record of one attempt. */
export type HeldByProvider = {
  readonly state: "pending" | "paid" | "declined" | "expired" | "cancelled" | "refunded";
  readonly amount: string;
  readonly currency: string;
  readonly refunds?: readonly { readonly key: string }[];
};

export type Judgement = {
  /** The attempt's minimum status; absent when the response must not be trusted. */
  readonly status?: PaymentStatus;
  /** Set when staff must look at it. */
  readonly review?: "WRONG_AMOUNT" | "REFUNDED" | "REVERSED";
  /** True when the provider will not change it by itself. */
  readonly final: boolean;
};

const statuses: Readonly<Record<HeldByProvider["state"], PaymentStatus>> = {
  pending: "PENDING",
  paid: "PAID",
  declined: "DECLINED",
  expired: "EXPIRED",
  cancelled: "CANCELLED",
  // The money had come before it was returned; staff decide what that means for the order.
  refunded: "PAID",
};

/** Money counts only in our currency and to the rupiah (abuse case AC-42). */
export function judgeAnswer(
  held: HeldByProvider,
  amount: number,
  before: PaymentStatus,
  ownRefunds: ReadonlySet<string> = new Set(),
): Judgement {
  const final = held.state !== "pending";
  if (!isAmount(held, amount)) {
    return held.state === "paid" || held.state === "refunded" ? { review: "WRONG_AMOUNT", final } : { final };
  }
  const status = statuses[held.state];
  if (held.state === "refunded" && !isOurDoing(held, ownRefunds)) return { status, review: "REFUNDED", final };
  // Occasionally banks reverse a settlement within a minute. The order has moved on by then, so
  // staff decide.
  if (before === "PAID" && status !== "PAID") return { review: "REVERSED", final };
  return { status, final };
}

/** True when the provider's text, such as `150000.00` and `IDR`, is exactly this many rupiah. */
export function isAmount(held: Pick<HeldByProvider, "amount" | "currency">, amount: number): boolean {
  return rupiahOf(held) === amount;
}

/**
 * A chargeback lists no refund, and one made in the provider's console has a key that is not ours.
 */
function isOurDoing({ refunds = [] }: HeldByProvider, ownRefunds: ReadonlySet<string>): boolean {
  return refunds.length > 0 && refunds.every(({ key }) => ownRefunds.has(key));
}

/** The provider's amount in whole rupiah, or undefined when it is not one. */
export function rupiahOf({ amount, currency }: Pick<HeldByProvider, "amount" | "currency">): number | undefined {
  return currency === "IDR" && /^\d{1,15}(\.0+)?$/.test(amount) ? Number(amount) : undefined;
}
