import type { Platform } from "../../../platform/platform.ts";
import { findCoupon, type OffersOfShopper, offersOf } from "../../promotions/promotions.ts";
import type { Checkout } from "../domain/checkout.ts";

/** The offers for a checkout, and the coupon among them, which its order counts. */
export type CheckoutOffers = OffersOfShopper & {
  readonly applied: { readonly couponCode: string; readonly offerCode: string } | undefined;
};

/**
 * Adds the checkout's coupon to the offers that were read with it. A code that is used up by now is
 * left out, so the quote shows the price without it.
 */
export async function withCoupon(
  platform: Platform,
  { owner, couponCode }: Pick<Checkout, "owner" | "couponCode">,
  offers: OffersOfShopper,
  mobile?: string,
): Promise<CheckoutOffers> {
  const coupon = couponCode === undefined ? undefined : await findCoupon(platform, couponCode, owner);
  if (!coupon || coupon.isUsedUp) return { ...offers, applied: undefined };
  const { offer, offerCode } = coupon;
  // An order may use another way of delivery than its checkout did last [CHK-11].
  const { distributionType } = offers;
  const seeker = { owner, distributionType, mobile, coupon: offer };
  const both = await platform.database.send(await offersOf(platform, seeker));
  return { ...both, applied: { couponCode: coupon.couponCode, offerCode } };
}
