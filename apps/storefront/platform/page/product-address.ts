/** A name as a readable URL segment: letters and digits joined by hyphens. */
export function slugOf(name: string): string {
  const slug = name
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  return slug || "product";
}

/** `/pdp/{name}/{productCode}`, with the chosen sku, if any, in the query [LST-22, PDP-01]. */
export function productAddress(name: string, productCode: string, skuCode?: string): string {
  const path = `/pdp/${slugOf(name)}/${encodeURIComponent(productCode)}`;
  return skuCode ? `${path}?skuCode=${encodeURIComponent(skuCode)}` : path;
}

/** `/{name}.html`, for brands and parts of a breadcrumb [PDP-03, PDP-04]. */
export function namedListingAddress(name: string): string {
  return `/${encodeURIComponent(name.trim())}.html`;
}
