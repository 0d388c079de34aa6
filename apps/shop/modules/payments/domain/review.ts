/** Why money received or returned fits no open payment. */
export const reviewReasons = ["WRONG_AMOUNT", "PAID_TWICE", "REFUNDED", "REVERSED", "CHARGED_BACK"] as const;

export type ReviewReason = (typeof reviewReasons)[number];

/**
 * What staff may decide: accept the money for the order, refund it, record a refund by bank
 * transfer, or record that nothing needs to be done.
 */
export type ReviewDecision = "accepted" | "refunded" | "transferred" | "noted";

const decisions: Readonly<Record<ReviewReason, readonly ReviewDecision[]>> = {
  // The amount differs from the requested one: staff may accept it as the payment, for instance a
  // rupiah short.
  WRONG_AMOUNT: ["accepted", "refunded", "transferred"],
  PAID_TWICE: ["refunded", "transferred"],
  // The money was already returned, in the provider's console or by the bank; nothing is left to
  // decide about it here.
  REFUNDED: ["noted"],
  REVERSED: ["noted"],
  // The payer's bank has taken it; staff may contest that with the provider.
  CHARGED_BACK: ["noted"],
};

/** What a refund that follows from a review is paid for. */
export function debtOfReview(providerOrderId: string, reason: ReviewReason): string {
  return `${reviewDebt}${providerOrderId}:${reason}`;
}

/** Money that a review sends back never paid for the order. */
export function isExtraDebt(debt: string): boolean {
  return debt.startsWith(reviewDebt);
}

const reviewDebt = "review:";

export function mayBeDecided(reason: ReviewReason, decision: ReviewDecision): boolean {
  return decisions[reason].includes(decision);
}
