import { distributionTypeOf } from "@gelora/contracts/distribution-type.ts";
import { failure } from "@gelora/outcomes/outcome.ts";
import { accountNeeded, failureFields, sessionOf } from "../../../platform/refusals.ts";
import type { AddressInput, MutationResolvers, TradeOrderInput } from "../../../platform/schema.generated.ts";
import { ownerOf } from "../../../platform/session.ts";
import { isCourier } from "../../delivery/delivery.ts";
import { chargedAnswer } from "../../orders/orders.ts";
import type { TypedAddress } from "../domain/address-rules.ts";
import { buyerAccountOf } from "../use-cases/buyer-account.ts";
import { type Placing, type PlacingForm, placeCheckout } from "../use-cases/place-checkout.ts";

const longestRemark = 500;
/** What is longer is no proof. */
const longestProof = 100;

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
  const session = sessionOf(context);
  const account = await buyerAccountOf(platform, session);
  if (!account) throw accountNeeded();
  const form = formOf(order);
  if (!form)
    return answerOf({ ok: false, failures: [failure("DELIVERY_INVALID", { field: "distributionType" }).failure] });
  if ((order.remark ?? "").length > longestRemark) return answerOf({ ok: false, failures: [remarkTooLong.failure] });
  if (order.logisticsCompanyCode && !isCourier(order.logisticsCompanyCode))
    return answerOf({ ok: false, failures: [failure("SHIPPING_INVALID").failure] });
  return answerOf(await placeCheckout(platform, { ...account, owner: ownerOf(session), language, source }, form));
};

const remarkTooLong = failure("INVALID_INPUT", {
  field: "remark",
  reason: `A remark has at most ${longestRemark} characters.`,
});

/** [CHK-22, OPS-39] */
function answerOf(placing: Placing) {
  if (placing.ok) return chargedAnswer(placing.value);
  const failures = placing.failures.map(failureFields);
  const errorMessage = failures.map((one) => one.errorMessage).join(", ");
  return { success: false, ...failureFields(placing.failures[0]), errorMessage, failures };
}

function formOf(order: TradeOrderInput): PlacingForm | undefined {
  const distributionType = distributionTypeOf(order.distributionType);
  if (!distributionType) return undefined;
  return {
    checkoutId: order.checkoutId,
    distributionType,
    address: order.address ? addressOf(order.address) : undefined,
    storeCode: order.storeCode || undefined,
    shippingMethodCode: order.shippingMethodCode || undefined,
    paymentChannelCode: order.paymentChannelCode || undefined,
    cardToken: order.cardToken || undefined,
    termsAccepted: order.termsAccepted,
    dataConsent: order.dataConsent,
    remark: order.remark || undefined,
    agreedTotal: order.agreedTotal ?? undefined,
    usePoint: order.usePoint ?? undefined,
    pinProof: order.pinProof?.slice(0, longestProof) || undefined,
    guestLoyaltyMobile: order.guestLoyaltyMobile ?? undefined,
  };
}

function addressOf(address: AddressInput): TypedAddress {
  return {
    firstName: address.recipientFirstName,
    lastName: address.recipientLastName,
    mobile: address.recipientMobile,
    email: address.recipientEmail ?? "",
    address1: address.address1,
    stateCode: address.state.code,
    cityCode: address.city.code,
    districtCode: address.district.code,
    zipCode: address.zipCode.code,
  };
}
