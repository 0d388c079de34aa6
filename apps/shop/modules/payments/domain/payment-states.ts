/**
 * The life of one attempt to pay. States only go up: whatever is heard, in whatever order and however often, the highest rank stays (invariant I-08).
 * The ranks are all different, so that two endings heard in either order end the same; and money that has come beats every other ending, for it must never be lost.
 */
export const paymentRanks = { NEW: 0, PENDING: 1, CANCELLED: 2, EXPIRED: 3, DECLINED: 4, PAID: 5 } as const;

export type PaymentStatus = keyof typeof paymentRanks;

/** An attempt that can still be paid as the shopper was told. */
export function isOpen(status: PaymentStatus): boolean {
  return paymentRanks[status] <= paymentRanks.PENDING;
}

export function higherStatus(one: PaymentStatus, other: PaymentStatus): PaymentStatus {
  return paymentRanks[other] > paymentRanks[one] ? other : one;
}
