import type { Language } from "@gelora/locale/language.ts";
import type { Checkout as CheckoutAnswer, ShippingMethod } from "../../../platform/schema.generated.ts";
import { cartItemOf } from "../../cart/cart-item.ts";
import type { OfferedWay } from "../use-cases/price-offers.ts";
import type { ShownCheckout } from "../use-cases/show-checkout.ts";

/** Without its stores, which are resolved on request. */
export function checkoutAnswer(shown: ShownCheckout, language: Language): CheckoutAnswer {
  const { checkout, lines, prices } = shown;
  return {
    id: checkout.checkoutId,
    itemList: lines.map((line) =>
      cartItemOf({ ...line, selected: true }, line.goods, line.skuCode, line.quoted, language),
    ),
    // Saved addresses belong to members.
    addressList: [],
    shippingMethods: shown.offers.map(shippingMethodAnswer),
    distributionType: checkout.distributionType,
    supportCod: shown.supportCod,
    priceInfo: prices,
    usePoint: checkout.points !== undefined,
  };
}

export function shippingMethodAnswer(way: OfferedWay): ShippingMethod {
  const { code, name, logisticsCompanyCode, freight, earliestDate, latestDate, cashOnDelivery, prices } = way;
  return { code, name, logisticsCompanyCode, freight, earliestDate, latestDate, cashOnDelivery, priceInfo: prices };
}
