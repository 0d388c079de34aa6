import type { PaymentStatus } from "./payment-states.ts";

/** What the provider holds about one attempt. */
export type HeldByProvider = {
  readonly state: "pending" | "paid" | "declined" | "expired" | "cancelled" | "refunded";
  readonly amount: string;
  readonly currency: string;
};

export type Judgement = {
  /** What the attempt is now at least; absent when the answer must not be believed. */
  readonly status?: PaymentStatus;
  /** Set when a person has to look at it. */
  readonly review?: "WRONG_AMOUNT" | "REFUNDED" | "REVERSED";
  /** True when the provider will not say anything else by itself. */
  readonly final: boolean;
};

const statuses: Readonly<Record<HeldByProvider["state"], PaymentStatus>> = {
  pending: "PENDING",
  paid: "PAID",
  declined: "DECLINED",
  expired: "EXPIRED",
  cancelled: "CANCELLED",
  // The money had come before it went back; what that means for the order is a person's matter.
  refunded: "PAID",
};

/** Money counts only in our currency and to the rupiah (abuse case AC-42). */
export function judgeAnswer(held: HeldByProvider, amount: number, before: PaymentStatus): Judgement {
  const final = held.state !== "pending";
  if (!isAmount(held, amount)) {
    return held.state === "paid" || held.state === "refunded" ? { review: "WRONG_AMOUNT", final } : { final };
  }
  const status = statuses[held.state];
  if (held.state === "refunded") return { status, review: "REFUNDED", final };
  // Banks take a settlement back within a minute, now and then. The order has gone on by then: a person decides.
  if (before === "PAID" && status !== "PAID") return { review: "REVERSED", final };
  return { status, final };
}

/** True when the provider's words, such as `150000.00` and `IDR`, mean exactly this many rupiah. */
export function isAmount(held: Pick<HeldByProvider, "amount" | "currency">, amount: number): boolean {
  return held.currency === "IDR" && /^\d{1,15}(\.0+)?$/.test(held.amount) && Number(held.amount) === amount;
}
