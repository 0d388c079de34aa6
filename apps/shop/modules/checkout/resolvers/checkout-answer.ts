import type { Checkout as CheckoutAnswer, ShippingMethod } from "../../../platform/schema.generated.ts";
import { cartItemOf } from "../../cart/cart-item.ts";
import type { ShippingQuote } from "../../delivery/delivery.ts";
import type { ShownCheckout } from "../use-cases/show-checkout.ts";

/** Without its stores, which are looked up when they are asked for. */
export function checkoutAnswer(shown: ShownCheckout): CheckoutAnswer {
  const { checkout, lines, prices } = shown;
  return {
    id: checkout.checkoutId,
    itemList: lines.map((line) => cartItemOf({ ...line, selected: true }, line.goods, line.skuCode)),
    // Saved addresses belong to members.
    addressList: [],
    shippingMethods: (checkout.quotation?.quotes ?? []).map(shippingMethodAnswer),
    distributionType: checkout.distributionType,
    supportCod: shown.supportCod,
    priceInfo: prices,
  };
}

export function shippingMethodAnswer(quote: ShippingQuote): ShippingMethod {
  const { code, name, logisticsCompanyCode, freight, earliestDate, latestDate, cashOnDelivery } = quote;
  return { code, name, logisticsCompanyCode, freight, earliestDate, latestDate, cashOnDelivery };
}
