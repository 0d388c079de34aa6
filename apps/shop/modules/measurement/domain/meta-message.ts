import type { CountedEvent, CountedEvents, CountedItem } from "./counted.ts";

/** Meta's standard events; it has none for a login, so that is a custom one. */
const names = {
  page_view: "PageView",
  login: "Login",
  view_item: "ViewContent",
  add_to_cart: "AddToCart",
  started_checkout: "InitiateCheckout",
  purchase: "Purchase",
} as const;

/**
 * The `data` of Meta's Conversions API
 * (developers.facebook.com/docs/marketing-api/conversions-api/parameters). What names a person is a
 * digest; address and browser stay plain, as Meta asks.
 * @param site the storefront's address
 * @param clientDigest SHA-256 of the client's id
 */
export function metaEvents({ userAgent, ip, events }: CountedEvents, site: string, clientDigest: string): object[] {
  return events.map((event) => ({
    event_name: names[event.name],
    event_time: Math.floor(Date.parse(event.at) / 1000),
    event_id: event.id,
    event_source_url: new URL(event.path, site).href,
    action_source: "website",
    user_data: {
      client_ip_address: ip,
      client_user_agent: userAgent,
      external_id: [clientDigest],
      ...(event.emailDigest ? { em: [event.emailDigest] } : {}),
      ...(event.mobileDigest ? { ph: [event.mobileDigest] } : {}),
    },
    ...customData(event),
  }));
}

function customData({ items, value, orderCode }: CountedEvent): object {
  if (!items) return {};
  // Without a chosen sku it is the whole product, which the catalogue's feed calls a group.
  const isGroup = items.some(({ skuCode }) => skuCode === undefined);
  return {
    custom_data: {
      currency: "IDR",
      ...(value === undefined ? {} : { value }),
      content_type: isGroup ? "product_group" : "product",
      content_ids: items.map(idOf),
      contents: items.map((item) => ({
        id: idOf(item),
        quantity: item.quantity,
        ...(item.price === undefined ? {} : { item_price: item.price }),
      })),
      num_items: items.reduce((sum, { quantity }) => sum + quantity, 0),
      ...(orderCode ? { order_id: orderCode } : {}),
    },
  };
}

const idOf = ({ productCode, skuCode }: CountedItem): string => skuCode ?? productCode;
