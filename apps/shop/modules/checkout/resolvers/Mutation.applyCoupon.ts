import { sessionOf } from "../../../platform/refusals.ts";
import type { MutationResolvers } from "../../../platform/schema.generated.ts";
import { applyCoupon as apply, longestCouponCode } from "../use-cases/apply-coupon.ts";
import { changedCheckout } from "./changed-checkout.ts";

export const applyCoupon: MutationResolvers["applyCoupon"] = (_parent, { checkoutId, couponCode }, context) => {
  const { platform, language, source } = context;
  const session = sessionOf(context);
  const typed = (couponCode ?? "").slice(0, longestCouponCode);
  return changedCheckout(context, checkoutId, () => apply(platform, session, { checkoutId, typed, source }, language));
};
