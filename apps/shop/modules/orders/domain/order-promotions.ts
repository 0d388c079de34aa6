import type { LocalisedText } from "@gelora/contracts/catalogue-document.ts";
import type { Quote } from "../../pricing/pricing.ts";

type Verdict = Quote["verdicts"][number];

/** Promotions of an order run when it is placed, so no reason names a moment. */
export type OrderPromotionReason = Exclude<Verdict["reasons"][number], { readonly code: "NOT_STARTED" }>;

/** The verdict on a promotion when an order was placed; its reasons are worded when it is read. */
export type OrderPromotion = {
  readonly code: string;
  readonly name: LocalisedText;
  readonly state: Verdict["state"];
  /** Whole rupiah, off goods and freight. */
  readonly saved: number;
  readonly reasons: readonly OrderPromotionReason[];
};

/**
 * The verdicts that an order stores of those that cart and checkout showed: only for promotions
 * that its goods take part in, so that not every running promotion is written with each order.
 * @param couponOffer of the order's coupon, which has a row of its own
 */
export function promotionsOfQuote(
  { verdicts }: Pick<Quote, "verdicts">,
  couponOffer: string | undefined,
): readonly OrderPromotion[] {
  return verdicts
    .filter(({ offer, lineIds, saved }) => offer.code !== couponOffer && (lineIds.length > 0 || saved > 0))
    .map(({ offer, state, saved, reasons }) => ({
      code: offer.code,
      name: offer.name,
      state,
      saved,
      reasons: reasons.filter((reason): reason is OrderPromotionReason => reason.code !== "NOT_STARTED"),
    }));
}
