import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import type { Platform } from "../../../platform/platform.ts";
import { type PlaceCodes, placeOf } from "../../addresses/addresses.ts";
import { type DeliveryPlace, quoteDelivery, remotestPlace, type ShippingQuote } from "../../delivery/delivery.ts";
import type { OffersOfShopper } from "../../promotions/promotions.ts";
import type { Checkout } from "../domain/checkout.ts";
import { isSamePlace } from "../domain/checkout.ts";
import type { OfferedGoods } from "../domain/offered-goods.ts";
import { updateQuotation } from "../storage/write-checkouts.ts";
import { type OfferedWay, priceOffers } from "./price-offers.ts";
import { quoteCheckout } from "./quote-checkout.ts";
import { readCheckout } from "./read-checkout.ts";

/** The couriers' offers, and what was offered to the shopper with each. */
export type OfferedDelivery = Pick<OffersOfShopper, "promotions" | "coupon"> & { readonly ways: readonly OfferedWay[] };

/**
 * The couriers' prices for a checkout's goods to a place, stored with the checkout, so the order is
 * placed at the price shown.
 * @returns failure CHECKOUT_NOT_FOUND, DELIVERY_INVALID for a place that does not exist,
 * DELIVERY_UNAVAILABLE
 */
export async function askDelivery(
  platform: Platform,
  owner: string,
  checkoutId: string,
  codes: PlaceCodes,
): Promise<Outcome<OfferedDelivery>> {
  const read = await readCheckout(platform, { checkoutId, owner, language: "en-US" });
  const { followed: checkout, offers } = read;
  if (!checkout || checkout.orderCode !== undefined) return failure("CHECKOUT_NOT_FOUND");
  const place = placeOf(codes);
  if (!place) return failure("DELIVERY_INVALID", { field: "district" });
  const quotes = await quotesTo(platform, checkout, place, read);
  if (!quotes.ok) return quotes;
  await updateQuotation(platform, checkout, { place, quotes: quotes.value });
  const { promotions, coupon } = offers;
  return success({ promotions, coupon, ways: priceOffers(platform, checkout, read, quotes.value) });
}

/**
 * Ways of delivery that are available everywhere, for shoppers who have not entered a place yet;
 * the price depends on it. Empty when the checkout is unknown or the courier does not answer.
 */
export async function waysEverywhere(
  platform: Platform,
  owner: string,
  checkoutId: string,
): Promise<readonly ShippingQuote[]> {
  const read = await readCheckout(platform, { checkoutId, owner, language: "en-US" });
  const { followed: checkout } = read;
  const quotes = checkout && (await quotesTo(platform, checkout, remotestPlace, read));
  return quotes?.ok ? quotes.value : [];
}

/**
 * The offers for a place: those already shown while they are valid, otherwise new ones. Outside any
 * transaction, since it calls the courier.
 */
export async function quotesTo(
  platform: Platform,
  checkout: Checkout,
  place: DeliveryPlace,
  offered: OfferedGoods,
): Promise<Outcome<readonly ShippingQuote[]>> {
  const { quotation } = checkout;
  if (quotation && isSamePlace(quotation.place, place)) return { ok: true, value: quotation.quotes };
  const known = checkout.lines.flatMap(({ skuCode, quantity }) => {
    const sku = offered.goods.get(skuCode);
    return sku ? [{ quantity, weightGrams: sku.weightGrams, deliveryDate: sku.deliveryDate }] : [];
  });
  // The goods' value does not depend on how they are paid.
  const { total: value } = quoteCheckout(platform, { ...checkout, points: undefined }, offered);
  return quoteDelivery(platform, { place, lines: known, value });
}
