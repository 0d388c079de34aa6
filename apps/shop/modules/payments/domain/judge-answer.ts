import type { PaymentStatus } from "./payment-states.ts";

/** The provider's record of one attempt. */
export type HeldByProvider = {
  readonly state: "pending" | "paid" | "declined" | "expired" | "cancelled" | "refunded" | "charged-back";
  /** The provider's own word for the state. */
  readonly word: string;
  readonly amount: string;
  readonly currency: string;
  readonly refunds: readonly { readonly key: string; readonly amount: string }[];
};

/** What we know of the attempt. */
export type KnownAttempt = {
  /** Whole rupiah that the order asked for, and that this attempt received; null before. */
  readonly expected: number;
  readonly received: number | null;
  readonly status: PaymentStatus;
  /** The keys of our own refunds of it. */
  readonly ownRefunds: ReadonlySet<string>;
};

export type Judgement = {
  /** The attempt's minimum status; absent when the response must not be trusted. */
  readonly status?: PaymentStatus;
  /** Set when staff must review it. */
  readonly review?: "WRONG_AMOUNT" | TakenBack | "REVERSED";
  /** With a review of money that is gone: what to compare later news with. */
  readonly reported?: string;
  /** True when the provider will not change it by itself. */
  readonly final: boolean;
};

type TakenBack = "REFUNDED" | "CHARGED_BACK";

const statuses: Readonly<Record<HeldByProvider["state"], PaymentStatus>> = {
  pending: "PENDING",
  paid: "PAID",
  declined: "DECLINED",
  expired: "EXPIRED",
  cancelled: "CANCELLED",
  // The money had come before it was returned; staff decide what that means for the order.
  refunded: "PAID",
  "charged-back": "PAID",
};

/** Money counts only in our currency and to the rupiah (abuse case AC-42), or as staff took it. */
export function judgeAnswer(held: HeldByProvider, known: KnownAttempt): Judgement {
  const final = held.state !== "pending";
  const status = statuses[held.state];
  const taken = takenBack(held, known.ownRefunds);
  const isReceived = known.received !== null && isAmount(held, known.received);
  const isAccepted = isReceived && known.status === "PAID";
  if (isAccepted || isAmount(held, known.expected)) {
    if (taken) return { status, ...taken, final };
    // Occasionally banks reverse a settlement within a minute. The order has moved on by then, so
    // staff decide.
    if (known.status === "PAID" && status !== "PAID") return { review: "REVERSED", reported: held.word, final };
    return { status, final };
  }
  // Of money that pays nothing staff know the amount from its first review.
  if (taken && (isReceived || taken.review === "CHARGED_BACK")) return { ...taken, final };
  return status === "PAID" ? { review: "WRONG_AMOUNT", final } : { final };
}

/** True when the provider's text, such as `150000.00` and `IDR`, is exactly this many rupiah. */
export function isAmount(held: Pick<HeldByProvider, "amount" | "currency">, amount: number): boolean {
  return rupiahOf(held) === amount;
}

/**
 * Money that someone else returned: the payer's bank, whatever refunds are listed with it, or a
 * person in the provider's console, where a refund has a key that is not ours. Our own refunds are
 * no news.
 */
function takenBack(
  { state, word, refunds }: HeldByProvider,
  ownRefunds: ReadonlySet<string>,
): { readonly review: TakenBack; readonly reported: string } | undefined {
  const others = refunds.filter(({ key }) => !ownRefunds.has(key)).map(({ key, amount }) => `${key} ${amount}`);
  const list = others.toSorted().join(", ");
  if (state === "charged-back") return { review: "CHARGED_BACK", reported: list === "" ? word : `${word}, ${list}` };
  if (state !== "refunded" || (list === "" && refunds.length > 0)) return undefined;
  return { review: "REFUNDED", reported: list === "" ? word : list };
}

/** The provider's amount in whole rupiah, or undefined when it is not one. */
export function rupiahOf({ amount, currency }: Pick<HeldByProvider, "amount" | "currency">): number | undefined {
  return currency === "IDR" && /^\d{1,15}(\.0+)?$/.test(amount) ? Number(amount) : undefined;
}
