import { addRupiah, timesRupiah } from "@gelora/money/rupiah.ts";
import { failure, type Outcome } from "@gelora/outcomes/outcome.ts";
import { homeDelivery } from "../../../platform/distribution-type.ts";
import type { Platform } from "../../../platform/platform.ts";
import { type Goods, goodsFor } from "../../cart/cart.ts";
import {
  type DeliveryPlace,
  findPlace,
  isPlaceChain,
  quoteDelivery,
  type ShippingQuote,
} from "../../delivery/delivery.ts";
import type { Checkout } from "../domain/checkout.ts";
import { type CheckoutLine, isSamePlace } from "../domain/checkout.ts";
import { selectCheckout, updateQuotation } from "../storage/checkouts.ts";

export type PlaceCodes = {
  readonly stateCode: string;
  readonly cityCode: string;
  readonly districtCode: string;
  readonly zipCode: string;
};

/** A place with its official names, or undefined when its parts do not lie in each other. */
export function placeOf(codes: PlaceCodes): DeliveryPlace | undefined {
  const [state, city, district] = [codes.stateCode, codes.cityCode, codes.districtCode].map(findPlace);
  if (!state || !city || !district || !isPlaceChain(state.code, city.code, district.code)) return undefined;
  const zipCode = codes.zipCode.trim();
  return /^\d{5}$/.test(zipCode) ? { state, city, district, zipCode: { code: zipCode, name: zipCode } } : undefined;
}

/**
 * What the couriers ask for a checkout's goods to a place; kept with the checkout, so that the order is placed at the price that was shown.
 * @returns failure CHECKOUT_NOT_FOUND, DELIVERY_INVALID for a place that does not exist, DELIVERY_UNAVAILABLE
 */
export async function askDelivery(
  platform: Platform,
  owner: string,
  checkoutId: string,
  codes: PlaceCodes,
): Promise<Outcome<readonly ShippingQuote[]>> {
  const checkout = await selectCheckout(platform, checkoutId, owner);
  if (!checkout || checkout.orderCode !== undefined) return failure("CHECKOUT_NOT_FOUND");
  const place = placeOf(codes);
  if (!place) return failure("DELIVERY_INVALID");
  const skuCodes = checkout.lines.map((line) => line.skuCode);
  const quotes = await quotesTo(platform, checkout, place, await goodsFor(platform, skuCodes, homeDelivery, "en-US"));
  if (quotes.ok) await updateQuotation(platform, checkout.checkoutId, { place, quotes: quotes.value });
  return quotes;
}

/** The offers for a place: those that were shown when they still hold, else new ones. Outside of any transaction, since the courier is asked. */
export async function quotesTo(
  platform: Platform,
  checkout: Checkout,
  place: DeliveryPlace,
  goods: ReadonlyMap<string, Goods>,
): Promise<Outcome<readonly ShippingQuote[]>> {
  const { quotation } = checkout;
  if (quotation && isSamePlace(quotation.place, place)) return { ok: true, value: quotation.quotes };
  return quoteDelivery(platform, { place, ...parcelOf(checkout.lines, goods) });
}

function parcelOf(lines: readonly CheckoutLine[], goods: ReadonlyMap<string, Goods>) {
  const known = lines.flatMap((line) => {
    const sku = goods.get(line.skuCode);
    return sku ? [{ quantity: line.quantity, weightGrams: sku.weightGrams, price: sku.salePrice }] : [];
  });
  return {
    lines: known.map(({ quantity, weightGrams }) => ({ quantity, weightGrams })),
    value: addRupiah(...known.map(({ price, quantity }) => timesRupiah(price, quantity))),
  };
}
