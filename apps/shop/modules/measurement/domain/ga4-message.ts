import type { CountedEvent, CountedEvents, CountedItem } from "./counted.ts";

/** Google's names for what it has names for. */
const names = {
  page_view: "page_view",
  login: "login",
  view_item: "view_item",
  add_to_cart: "add_to_cart",
  started_checkout: "begin_checkout",
  purchase: "purchase",
} as const;

/**
 * A message of the Measurement Protocol of Google Analytics 4
 * (developers.google.com/analytics/devguides/collection/protocol/ga4/reference): at most 25 events
 * of one client. Anyone who is counted has agreed to that, and to no advertising by Google.
 * @param site the storefront's address
 */
export function ga4Message({ clientId, events }: CountedEvents, site: string): object {
  return {
    client_id: clientId,
    consent: { ad_user_data: "DENIED", ad_personalization: "DENIED" },
    events: events.map((event) => ({
      name: names[event.name],
      // Without it Google counts an event when it arrives, which is days later if Google was down.
      timestamp_micros: Date.parse(event.at) * 1000,
      params: parametersOf(event, site),
    })),
  };
}

function parametersOf(event: CountedEvent, site: string): object {
  return {
    session_id: event.sessionId,
    // Without it Google counts no active user.
    engagement_time_msec: 1,
    page_location: new URL(event.path, site).href,
    ...(event.title ? { page_title: event.title } : {}),
    ...(event.method ? { method: event.method } : {}),
    ...(event.value === undefined ? {} : { currency: "IDR", value: event.value }),
    ...(event.orderCode ? { transaction_id: event.orderCode } : {}),
    ...(event.shipping === undefined ? {} : { shipping: event.shipping }),
    ...(event.items ? { items: event.items.map(itemOf) } : {}),
  };
}

function itemOf({ productCode, skuCode, name, brand, variant, price, quantity }: CountedItem): object {
  return {
    item_id: skuCode ?? productCode,
    ...(name ? { item_name: name } : {}),
    ...(brand ? { item_brand: brand } : {}),
    ...(variant ? { item_variant: variant } : {}),
    ...(price === undefined ? {} : { price }),
    quantity,
  };
}
