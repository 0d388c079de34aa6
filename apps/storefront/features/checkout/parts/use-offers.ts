import { homeDelivery } from "@gelora/contracts/distribution-type.ts";
import { placeOf } from "../../addresses/address.ts";
import { pathTo } from "../../payment-methods/payment-channel.ts";
import { useChannels } from "../../payment-methods/use-channels.ts";
import type { CheckoutState } from "../model/checkout-state.ts";
import type { Choices } from "../model/choices.ts";
import { expectedPayment } from "../model/expected-payment.ts";
import { chosenOffer } from "../model/offers.ts";
import { couponWithDelivery, promotionsWithDelivery } from "../model/promotions-with-delivery.ts";
import type { Checkout } from "./use-checkout.ts";
import { type Quote, useQuotes } from "./use-quotes.ts";

export type Offers = ReturnType<typeof useOffers>;

/**
 * What the shop offers for the choices so far, what it costs, and which of the choices are still
 * offered. Ways to pay are those for what is expected to be left once the points' switch has
 * turned.
 */
export function useOffers(checkout: Checkout, state: CheckoutState, availablePoints: number) {
  const { isDelivery, quotes, quote, ask } = useCouriers(checkout.id, state);
  const prices = quote?.priceInfo ?? checkout.priceInfo;
  const [total, used] = [prices.totalAmount ?? 0, prices.mapclubPoint ?? 0];
  const isFreightKnown = !isDelivery || quote !== undefined;
  const expected = expectedPayment({ total, used }, availablePoints, state.points);
  const isWithPoints = expected.used > 0;
  const { channels, channel, reload } = useWaysToPay(checkout, state.choices, { quote, expected });
  const { storeCode } = checkout.storeList?.find((store) => store.storeCode === state.choices.storeCode) ?? {};
  const delivery = { isDelivery, changed: quote?.promotionList };
  const promotions = promotionsWithDelivery(checkout.promotionList, delivery);
  const coupon = couponWithDelivery(checkout.couponActivity, delivery);
  const { itemList: lines, couponCode, lostCouponCode, supportCod } = checkout;
  return {
    choices: {
      ...state.choices,
      storeCode: storeCode ?? undefined,
      methodCode: quote?.code ?? undefined,
      channelCode: channel?.code ?? undefined,
    },
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

/** The couriers' offers for the address, and the chosen one while it is offered. */
function useCouriers(checkoutId: string, { choices, address }: Pick<CheckoutState, "choices" | "address">) {
  const isDelivery = choices.distributionType === homeDelivery;
  const { quotes, ask } = useQuotes(checkoutId, isDelivery ? placeOf(address) : undefined);
  const quote = quotes.state === "ready" ? chosenOffer(quotes.quotes, choices.methodCode) : undefined;
  return { isDelivery, quotes, quote, ask };
}

type ToPay = {
  readonly quote: Quote | undefined;
  /** Left to pay, and paid with points, in whole rupiah. */
  readonly expected: { readonly total: number; readonly used: number };
};

/**
 * The ways to pay, and the chosen one while it is offered. Points are taken off at once, so the
 * rest is paid at once too: the shop is notified of the goods alone, and cash is left out here
 * [CHK-19].
 */
function useWaysToPay(
  { supportCod }: Pick<Checkout, "supportCod">,
  { distributionType, channelCode }: Choices,
  { quote, expected }: ToPay,
) {
  const takesCash = expected.used === 0 && quote?.cashOnDelivery !== false;
  const logisticsCompanyCode = quote?.logisticsCompanyCode ?? undefined;
  const { loaded: channels, reload } = useChannels(
    { orderAmount: expected.total, supportCod, distributionType, logisticsCompanyCode },
    takesCash,
  );
  const channel = channels.state === "ready" ? pathTo(channels.value, channelCode).at(-1) : undefined;
  return { channels, channel, reload };
}
