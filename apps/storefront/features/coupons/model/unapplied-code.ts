/** A checkout's coupon, or the one that it lost: the field is not on the page beside either. */
type OwnCoupon = {
  readonly couponCode?: string | null | undefined;
  readonly lostCouponCode?: string | null | undefined;
};

/** True for a code that stands in the field and takes nothing off the order [CHK-27]. */
export function isUnapplied(typed: string, { couponCode, lostCouponCode }: OwnCoupon): boolean {
  return typed.trim() !== "" && !couponCode && !lostCouponCode;
}
