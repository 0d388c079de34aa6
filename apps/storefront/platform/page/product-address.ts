import { slugOf } from "@gelora/locale/slug.ts";

/** `/pdp/{name}/{productCode}`, with the chosen sku, if any, in the query [LST-22, PDP-01]. */
export function productAddress(name: string, productCode: string, skuCode?: string): string {
  const path = `/pdp/${slugOf(name)}/${encodeURIComponent(productCode)}`;
  return skuCode ? `${path}?skuCode=${encodeURIComponent(skuCode)}` : path;
}

/** `/{name}.html`, for brands and parts of a breadcrumb [PDP-03, PDP-04]. */
export function namedListingAddress(name: string): string {
  return `/${encodeURIComponent(name.trim())}.html`;
}
