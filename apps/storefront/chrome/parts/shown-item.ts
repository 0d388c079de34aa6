export type ShownItem = {
  readonly productCode: string;
  readonly name: string;
  readonly brand: string;
  /** Whole rupiah, of the first sku on offer. */
  readonly price: number;
  readonly quantity: 1;
};

/**
 * The product of the page that is shown, as its structured data tells search engines; undefined on
 * every other page.
 */
export function shownItem(): ShownItem | undefined {
  const page = document.querySelector("[data-product-page]");
  const text = page?.querySelector('script[type="application/ld+json"]')?.textContent;
  return text ? itemIn(text) : undefined;
}

/** @param structured the JSON-LD of a product page */
export function itemIn(structured: string): ShownItem | undefined {
  const graph: readonly Group[] = JSON.parse(structured)["@graph"] ?? [];
  const group = graph.find((thing) => thing["@type"] === "ProductGroup");
  if (!group) return undefined;
  return {
    productCode: group.productGroupID ?? "",
    name: group.name ?? "",
    brand: group.brand?.name ?? "",
    price: group.hasVariant?.[0]?.offers?.price ?? 0,
    quantity: 1,
  };
}

type Group = {
  readonly "@type"?: string;
  readonly productGroupID?: string;
  readonly name?: string;
  readonly brand?: { readonly name?: string };
  readonly hasVariant?: readonly { readonly offers?: { readonly price?: number } }[];
};
