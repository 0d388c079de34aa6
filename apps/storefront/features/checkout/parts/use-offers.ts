import { homeDelivery } from "@gelora/contracts/distribution-type.ts";
import { pathTo } from "../../payment-methods/payment-channel.ts";
import { useChannels } from "../../payment-methods/use-channels.ts";
import { placeOf } from "../../addresses/address.ts";
import type { CheckoutState } from "../model/checkout-state.ts";
import { chosenOffer } from "../model/offers.ts";
import { couponWithDelivery, promotionsWithDelivery } from "../model/promotions-with-delivery.ts";
import type { Checkout } from "./use-checkout.ts";
import { useQuotes } from "./use-quotes.ts";

/**
 * What the shop offers for the choices so far, what it costs, and which of the choices are still
 * offered.
 */
export function useOffers(checkout: Checkout, { choices: chosen, address }: CheckoutState) {
  const { distributionType } = chosen;
  const isDelivery = distributionType === homeDelivery;
  const { quotes, ask } = useQuotes(checkout.id, isDelivery ? placeOf(address) : undefined);
  const quote = quotes.state === "ready" ? chosenOffer(quotes.quotes, chosen.methodCode) : undefined;
  const prices = quote?.priceInfo ?? checkout.priceInfo;
  const total = prices.totalAmount ?? 0;
  const used = prices.mapclubPoint ?? 0;
  const { loaded: channels, reload } = useChannels(
    {
      orderAmount: total,
      supportCod: checkout.supportCod === 0 ? 0 : 1,
      distributionType,
      logisticsCompanyCode: quote?.logisticsCompanyCode ?? undefined,
    },
    quote?.cashOnDelivery !== false,
  );
  const isWithPoints = used > 0;
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
  return {
    choices,
    isDelivery,
    shipping: {
      quotes,
      quote,
      onAskAgain: ask,
      // Points are taken off at once, so the rest is paid at once too.
      takesCash: checkout.supportCod !== 0 && !isWithPoints,
    },
    payment: { channels, channel, total, isFreightKnown, isWithPoints, onAskAgain: () => void reload() },
    sum: { prices, isFreightKnown },
    promotions: promotionsWithDelivery(checkout.promotionList, delivery),
    couponActivity: couponWithDelivery(checkout.couponActivity, delivery),
    used,
  };
}
