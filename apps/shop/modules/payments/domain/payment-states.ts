/**
 * The states of one payment attempt. States only go up: whatever is reported, in any order and
 * number, the highest rank stays (invariant I-08). All ranks differ, so two outcomes in either
 * order have the same result; and received money outranks every other outcome, so it is never lost.
 */
export const paymentRanks = { NEW: 0, PENDING: 1, CANCELLED: 2, EXPIRED: 3, DECLINED: 4, PAID: 5 } as const;

export type PaymentStatus = keyof typeof paymentRanks;

/** An attempt that can still be paid with its instructions. */
export function isOpen(status: PaymentStatus): boolean {
  return paymentRanks[status] <= paymentRanks.PENDING;
}

export function higherStatus(one: PaymentStatus, other: PaymentStatus): PaymentStatus {
  return paymentRanks[other] > paymentRanks[one] ? other : one;
}
