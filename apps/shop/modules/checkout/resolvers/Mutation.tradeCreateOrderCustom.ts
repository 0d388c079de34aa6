import { distributionTypeOf } from "@gelora/contracts/distribution-type.ts";
import type { Language } from "@gelora/locale/language.ts";
import { type Failure, failure } from "@gelora/outcomes/outcome.ts";
import { isUuid } from "../../../platform/identifiers.ts";
import { accountNeeded, failureFields, sessionOf } from "../../../platform/refusals.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import type { MutationResolvers, TradeOrderInput } from "../../../platform/schema.generated.ts";
import { isMemberSession, ownerOf, type Session } from "../../../platform/session.ts";
import { typedAddressOf } from "../../addresses/address-input.ts";
import { keepUsedAddress, savedAsTyped, type TypedAddress } from "../../addresses/addresses.ts";
import { isCourier } from "../../delivery/delivery.ts";
import { chargedAnswer } from "../../orders/orders.ts";
import type { PointsPermission } from "../../points/points.ts";
import type { Placing, PlacingForm } from "../domain/placing.ts";
import { applyOrderedCoupon, longestCouponCode } from "../use-cases/apply-coupon.ts";
import { buyerAccountOf } from "../use-cases/buyer-account.ts";
import { placeCheckout } from "../use-cases/place-checkout.ts";

const longestRemark = 500;
/** What is longer is no proof. */
const longestProof = 100;

/** What is longer is no PIN. */
const longestPin = 100;

/**
 * Placing an order requires an account, a member's or a guest's; an anonymous visitor is sent to
 * log in [K04].
 */
export const tradeCreateOrderCustom: MutationResolvers["tradeCreateOrderCustom"] = async (
  _parent,
  { order },
  context,
) => {
  const { platform, language, source } = context;
  const refuse = (one: Failure) => answerOf({ ok: false, failures: [one] }, language);
  const session = sessionOf(context);
  const account = await buyerAccountOf(platform, session);
  if (!account) throw accountNeeded();
  const typed = await typedOrSaved(context, order);
  const form = formOf(order, typed);
  if (!form) return refuse(failure("DELIVERY_INVALID", { field: "distributionType" }).failure);
  if ((order.remark ?? "").length > longestRemark) return refuse(remarkTooLong.failure);
  const refusedCoupon = await applyCouponOf(context, session, order.couponCode, form);
  if (refusedCoupon) return refuse(refusedCoupon);
  const placing = await placeCheckout(platform, { ...account, owner: ownerOf(session), language, source }, form);
  if (placing.ok && order.keepAddress && typed && isMemberSession(session))
    // The order stands: an address that cannot be kept must not look like one that failed.
    await keepUsedAddress(platform, session.accountCode, {
      addressId: order.address?.addressId ?? undefined,
      typed,
    }).catch((error: unknown) => platform.log.error({ err: error }, "the address of an order was not kept"));
  return answerOf(placing, language);
};

async function applyCouponOf(
  { platform, language, source }: RequestContext,
  session: Session,
  couponCode: TradeOrderInput["couponCode"],
  { checkoutId, distributionType }: PlacingForm,
): Promise<Failure | undefined> {
  if (!couponCode || !isUuid(checkoutId)) return undefined;
  const typed = couponCode.slice(0, longestCouponCode);
  return applyOrderedCoupon(platform, session, { checkoutId, distributionType, typed, source }, language);
}

/** [CHK-09] */
async function typedOrSaved({ platform, session }: RequestContext, order: TradeOrderInput) {
  if (order.address) return typedAddressOf(order.address);
  if (!order.addressId || !session || !isMemberSession(session)) return undefined;
  return savedAsTyped(platform, session.accountCode, order.addressId);
}

const remarkTooLong = failure("INVALID_INPUT", {
  field: "remark",
  reason: `A remark has at most ${longestRemark} characters.`,
});

/** [CHK-22, OPS-39] */
function answerOf(placing: Placing, language: Language) {
  if (placing.ok) return { ...chargedAnswer(placing.value, language), isPlacedBefore: placing.isPlacedBefore };
  const failures = placing.failures.map((one) => failureFields(one, language));
  const errorMessage = failures.map((one) => one.errorMessage).join(", ");
  const worded = { errorMessage, payReturnDesc: errorMessage };
  return { success: false, ...failureFields(placing.failures[0], language), ...worded, failures };
}

/** A proof rather than a PIN, when a client sends both. */
function permissionOf({ pinProof, pin }: TradeOrderInput): PointsPermission | undefined {
  if (pinProof) return { proof: pinProof.slice(0, longestProof) };
  return pin ? { pin: pin.slice(0, longestPin) } : undefined;
}

/** None of a courier that nobody knows: that is reported with all else that is missing [CHK-03]. */
function methodOf({ logisticsCompanyCode, shippingMethodCode }: TradeOrderInput): string | undefined {
  if (logisticsCompanyCode && !isCourier(logisticsCompanyCode)) return undefined;
  return shippingMethodCode || undefined;
}

function formOf(order: TradeOrderInput, address: TypedAddress | undefined): PlacingForm | undefined {
  const distributionType = distributionTypeOf(order.distributionType);
  if (!distributionType) return undefined;
  return {
    checkoutId: order.checkoutId,
    distributionType,
    address,
    storeCode: order.storeCode || undefined,
    shippingMethodCode: methodOf(order),
    paymentChannelCode: order.paymentChannelCode || undefined,
    cardToken: order.cardToken || undefined,
    termsAccepted: order.termsAccepted,
    dataConsent: order.dataConsent,
    remark: order.remark || undefined,
    agreedTotal: order.agreedTotal ?? undefined,
    usePoint: order.usePoint ?? undefined,
    permission: permissionOf(order),
    guestLoyaltyMobile: order.guestLoyaltyMobile ?? undefined,
  };
}
