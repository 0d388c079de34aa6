import type { Platform } from "../../../platform/platform.ts";
import type { Goods } from "../../cart/cart.ts";
import type { ShippingQuote } from "../../delivery/delivery.ts";
import { type BasketOffers, type PriceRows, priceRows } from "../../pricing/pricing.ts";
import type { Checkout } from "../domain/checkout.ts";
import { quoteCheckout } from "./quote-checkout.ts";

/** A courier's offer with the checkout's total for it. */
export type OfferedWay = ShippingQuote & { readonly prices: PriceRows };

/** Each offer is quoted by itself, since freight may have its own adjustments [CHK-10]. */
export function priceOffers(
  platform: Platform,
  checkout: Pick<Checkout, "owner" | "lines" | "points">,
  goods: ReadonlyMap<string, Goods>,
  offers: BasketOffers,
  ways: readonly ShippingQuote[],
): readonly OfferedWay[] {
  return ways.map((way) => ({
    ...way,
    prices: priceRows(quoteCheckout(platform, checkout, goods, offers, way.freight)),
  }));
}
