import type { StructuredThing } from "../../../platform/page/structured-data.ts";

type StoreFacts = {
  readonly storeCode: string | null;
  readonly storeName: string | null;
  readonly address1: string | null;
  readonly city: string | null;
  readonly phone: string | null;
  readonly openingHours: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
};

/** The stores for search engines. @param page the address of the page of stores */
export function structuredStores(stores: readonly StoreFacts[], page: string, organization: object): StructuredThing[] {
  return stores.map((store) => ({
    "@type": "SportingGoodsStore",
    "@id": `${page}#store-${store.storeCode}`,
    name: store.storeName,
    url: `${page}#store-${store.storeCode}`,
    address: {
      "@type": "PostalAddress",
      streetAddress: store.address1,
      addressLocality: store.city,
      addressCountry: "ID",
    },
    ...(store.latitude && store.longitude
      ? { geo: { "@type": "GeoCoordinates", latitude: store.latitude, longitude: store.longitude } }
      : {}),
    ...(store.phone ? { telephone: store.phone } : {}),
    // Every day alike, as the store's card says.
    ...(store.openingHours ? { openingHours: `Mo-Su ${store.openingHours}` } : {}),
    parentOrganization: organization,
  }));
}
