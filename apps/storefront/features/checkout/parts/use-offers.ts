import { homeDelivery } from "@gelora/contracts/distribution-type.ts";
import { placeOf } from "../../addresses/address.ts";
import { pathTo } from "../../payment-methods/payment-channel.ts";
import { useChannels } from "../../payment-methods/use-channels.ts";
import type { CheckoutState } from "../model/checkout-state.ts";
import { expectedPayment } from "../model/expected-payment.ts";
import { chosenOffer } from "../model/offers.ts";
import { couponWithDelivery, promotionsWithDelivery } from "../model/promotions-with-delivery.ts";
import type { Checkout } from "./use-checkout.ts";
import { useQuotes } from "./use-quotes.ts";

/**
 * What the shop offers for the choices so far, what it costs, and which of the choices are still
 * offered. Ways to pay are those for what is expected to be left once the points' switch has
 * turned.
 */
export function useOffers(checkout: Checkout, state: CheckoutState, availablePoints: number) {
  const { choices: chosen, address } = state;
  const { distributionType } = chosen;
  const isDelivery = distributionType === homeDelivery;
  const { quotes, ask } = useQuotes(checkout.id, isDelivery ? placeOf(address) : undefined);
  const quote = quotes.state === "ready" ? chosenOffer(quotes.quotes, chosen.methodCode) : undefined;
  const prices = quote?.priceInfo ?? checkout.priceInfo;
  const total = prices.totalAmount ?? 0;
  const used = prices.mapclubPoint ?? 0;
  const expected = expectedPayment({ total, used }, availablePoints, state.points);
  const { supportCod } = checkout;
  // Points are taken off at once, so the rest is paid at once too: the shop is notified of the
  // goods alone, and cash is left out here [CHK-19].
  const isWithPoints = expected.used > 0;
  const { loaded: channels, reload } = useChannels(
    {
      orderAmount: expected.total,
      supportCod,
      distributionType,
      logisticsCompanyCode: quote?.logisticsCompanyCode ?? undefined,
    },
    !isWithPoints && quote?.cashOnDelivery !== false,
  );
  const isFreightKnown = !isDelivery || quote !== undefined;
  const channel = channels.state === "ready" ? pathTo(channels.value, chosen.channelCode).at(-1) : undefined;
  const store = checkout.storeList?.find(({ storeCode }) => storeCode === chosen.storeCode);
  const delivery = { isDelivery, changed: quote?.promotionList };
  const choices = {
    ...chosen,
    storeCode: store?.storeCode ?? undefined,
    methodCode: quote?.code ?? undefined,
    channelCode: channel?.code ?? undefined,
  };
  const promotions = promotionsWithDelivery(checkout.promotionList, delivery);
  const coupon = couponWithDelivery(checkout.couponActivity, delivery);
  const { itemList: lines, couponCode, lostCouponCode } = checkout;
  return {
    choices,
    isDelivery,
    shipping: { quotes, quote, onAskAgain: ask, takesCash: supportCod !== 0 && !isWithPoints },
    payment: {
      channels,
      channel,
      total: expected.total,
      isCounted: expected.total === total,
      isFreightKnown,
      isWithPoints,
      onAskAgain: () => void reload(),
    },
    sum: { prices, total, isFreightKnown },
    promotions,
    couponActivity: coupon,
    seen: { lines, couponCode, lostCouponCode, coupon, promotions },
    used,
  };
}
