import { failure } from "@gelora/outcomes/outcome.ts";
import { refusalMessage } from "@gelora/outcomes/refusal-message.ts";
import { distributionTypeOf } from "../../../platform/distribution-type.ts";
import { loginNeeded, sessionOf } from "../../../platform/refusals.ts";
import type { AddressInput, MutationResolvers, TradeOrderInput } from "../../../platform/schema.generated.ts";
import { ownerOf } from "../../../platform/session.ts";
import type { TypedAddress } from "../domain/address-rules.ts";
import { buyerAccountOf } from "../use-cases/buyer-account.ts";
import { type Placing, type PlacingForm, placeCheckout } from "../use-cases/place-checkout.ts";

const longestRemark = 500;

/** Who places an order has an account, a member's or a guest's; a mere visitor is sent to log in, as one whose session has ended [K04]. */
export const tradeCreateOrderCustom: MutationResolvers["tradeCreateOrderCustom"] = async (
  _parent,
  { order },
  context,
) => {
  const { platform, language } = context;
  const session = sessionOf(context);
  const account = await buyerAccountOf(platform, session);
  if (!account) throw loginNeeded();
  const form = formOf(order);
  if (!form) return answerOf({ ok: false, failures: [failure("DELIVERY_INVALID").failure] });
  return answerOf(await placeCheckout(platform, { ...account, owner: ownerOf(session), language }, form));
};

/** [CHK-22, OPS-39] */
function answerOf(placing: Placing) {
  if (placing.ok) {
    const { orderCode, form, problem } = placing.value;
    return { success: true, form, orderCode, channelOrderNo: orderCode, payReturnDesc: problem ?? null };
  }
  return {
    success: false,
    errorCode: placing.failures[0].code,
    errorMessage: placing.failures.map(refusalMessage).join(", "),
  };
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
    remark: order.remark?.slice(0, longestRemark) || undefined,
    agreedTotal: order.agreedTotal ?? undefined,
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
