import { sessionOf } from "../../../platform/refusals.ts";
import type { CheckoutResolvers } from "../../../platform/schema.generated.ts";
import { ownerOf } from "../../../platform/session.ts";
import { listCoupons } from "../use-cases/list-coupons.ts";
import { couponAnswers } from "./coupon-answer.ts";

/** [CHK-27] */
export const checkoutCoupons: NonNullable<CheckoutResolvers["coupons"]> = async (_parent, _input, context) =>
  couponAnswers(context, await listCoupons(context.platform, ownerOf(sessionOf(context))));
