import { noRupiah, type Rupiah } from "@gelora/money/rupiah.ts";
import { type Failure, failure } from "@gelora/outcomes/outcome.ts";
import type { Platform } from "../../../platform/platform.ts";
import { checkAddress, type TypedAddress } from "../../addresses/addresses.ts";
import type { Goods } from "../../cart/cart.ts";
import type { ShippingQuote } from "../../delivery/delivery.ts";
import type { PickupStore, Receiver, Shipping } from "../../orders/orders.ts";
import type { BasketOffers } from "../../pricing/pricing.ts";
import { storeByCode } from "../../stores/stores.ts";
import type { Checkout } from "../domain/checkout.ts";
import { quotesTo } from "./ask-delivery.ts";

/** Where the goods go and what that costs, or what is wrong with the choice. */
export type DeliveryChoice = {
  readonly failures: readonly Failure[];
  readonly receiver: Receiver | null;
  readonly shipping: Shipping | null;
  readonly store: PickupStore | null;
  readonly freight: Rupiah;
  /** False for a courier that does not collect cash. */
  readonly cashAllowed: boolean;
};

const nothingChosen = { receiver: null, shipping: null, store: null, freight: noRupiah, cashAllowed: true };

/**
 * Pick-up in a store: the store must exist; whether it has the goods is decided when they are
 * reserved [CHK-11].
 */
export async function choosePickup(platform: Platform, storeCode: string | undefined): Promise<DeliveryChoice> {
  if (!storeCode) return { ...nothingChosen, failures: [failure("DELIVERY_INVALID", { field: "storeCode" }).failure] };
  const store = await storeByCode(platform, storeCode);
  if (!store) return { ...nothingChosen, failures: [failure("STORE_NOT_FOUND").failure] };
  const { storeName, address1, city, openingHours, latitude, longitude } = store;
  return {
    ...nothingChosen,
    failures: [],
    store: { storeCode: store.storeCode, storeName, address1, city, openingHours, latitude, longitude },
  };
}

/**
 * Delivery to an address, by one of the couriers' offers for it. Both errors are reported together
 * [CHK-03, CHK-07].
 */
export async function chooseDelivery(
  platform: Platform,
  checkout: Checkout,
  facts: { readonly goods: ReadonlyMap<string, Goods>; readonly offers: BasketOffers },
  wish: { readonly address: TypedAddress | undefined; readonly methodCode: string | undefined },
): Promise<DeliveryChoice> {
  const methodFailures = wish.methodCode ? [] : [failure("SHIPPING_INVALID").failure];
  const receiver = receiverOf(wish.address);
  if ("code" in receiver) return { ...nothingChosen, failures: [receiver, ...methodFailures] };
  if (!wish.methodCode) return { ...nothingChosen, failures: methodFailures };
  const quotes = await quotesTo(platform, checkout, receiver, facts);
  if (!quotes.ok) return { ...nothingChosen, failures: [quotes.failure] };
  const quote = quotes.value.find((each) => each.code === wish.methodCode);
  if (!quote) return { ...nothingChosen, failures: [failure("SHIPPING_INVALID").failure] };
  return { ...nothingChosen, failures: [], receiver, ...shippingOf(quote) };
}

function shippingOf(quote: ShippingQuote) {
  const { code, name, logisticsCompanyCode, earliestDate, latestDate } = quote;
  return {
    shipping: { code, name, logisticsCompanyCode, earliestDate, latestDate },
    freight: quote.freight,
    cashAllowed: quote.cashOnDelivery,
  };
}

function receiverOf(address: TypedAddress | undefined): Receiver | Failure {
  if (!address) return failure("DELIVERY_INVALID", { field: "address" }).failure;
  const checked = checkAddress(address);
  return checked.ok ? checked.value : checked.failure;
}
