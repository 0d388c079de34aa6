import { failure } from "@gelora/outcomes/outcome.ts";
import { isUuid } from "../../../platform/identifiers.ts";
import { refusalError, sessionOf } from "../../../platform/refusals.ts";
import type { MutationResolvers } from "../../../platform/schema.generated.ts";
import { applyCoupon as apply, longestCouponCode } from "../use-cases/apply-coupon.ts";
import { checkoutAnswer } from "./checkout-answer.ts";

export const applyCoupon: MutationResolvers["applyCoupon"] = async (_parent, { checkoutId, couponCode }, context) => {
  const { platform, language, source } = context;
  const session = sessionOf(context);
  if (!isUuid(checkoutId)) throw refusalError(failure("CHECKOUT_NOT_FOUND").failure);
  const typed = (couponCode ?? "").slice(0, longestCouponCode);
  const outcome = await apply(platform, session, { checkoutId, typed, source }, language);
  if (!outcome.ok) throw refusalError(outcome.failure);
  return checkoutAnswer(platform, outcome.value, language);
};
