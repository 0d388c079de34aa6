import type { Language } from "@gelora/locale/language.ts";
import { inLanguage } from "@gelora/locale/language-address.ts";
import { pictureAddress } from "../../platform/page/picture-address.ts";
import { namedListingAddress } from "../../platform/page/product-address.ts";
import type { ProductView, SkuView } from "./product-model.ts";

/**
 * For search engines: a ProductGroup with an offer per sku, and the breadcrumb (schema.org), as
 * JSON that is safe inside a script element.
 * @param place the page's address, the site's, and the page's language
 */
export function structuredData(
  product: ProductView,
  place: { readonly address: string; readonly site: string; readonly language: Language; readonly pictureForm: string },
): string {
  const picture = (key: string | undefined): string[] =>
    key ? [new URL(pictureAddress(place.pictureForm, key, 1200, "jpg"), place.site).href] : [];
  const variant = (sku: SkuView) => ({
    "@type": "Product",
    sku: sku.code,
    mpn: sku.no,
    name: [product.name, sku.colour, sku.size].filter(Boolean).join(", "),
    ...(sku.colour ? { color: sku.colour } : {}),
    ...(sku.size ? { size: sku.size } : {}),
    image: picture(product.colours.find(({ name }) => name === sku.colour)?.gallery[0]),
    offers: {
      "@type": "Offer",
      url: `${place.address}?skuCode=${encodeURIComponent(sku.code)}`,
      price: sku.sale,
      priceCurrency: "IDR",
      itemCondition: "https://schema.org/NewCondition",
      availability: `https://schema.org/${sku.stock <= 0 ? "OutOfStock" : sku.shipsOn ? "PreOrder" : "InStock"}`,
    },
  });
  const group = {
    "@type": "ProductGroup",
    "@id": `${place.address}#product`,
    productGroupID: product.code,
    name: product.name,
    description: plainText(product.description),
    url: place.address,
    inLanguage: place.language,
    brand: { "@type": "Brand", name: product.brand },
    image: product.colours.flatMap(({ gallery }) => picture(gallery[0])),
    variesBy: [
      ...(product.colours.length > 1 ? ["https://schema.org/color"] : []),
      ...(product.sizes.length > 1 ? ["https://schema.org/size"] : []),
    ],
    hasVariant: product.skus.map(variant),
  };
  const crumbs = {
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Gelora", item: place.site + inLanguage("/", place.language) },
      ...product.trail.map((name, index) => ({
        "@type": "ListItem",
        position: index + 2,
        name,
        item: place.site + inLanguage(namedListingAddress(name), place.language),
      })),
    ],
  };
  // A description must not close the script element.
  return JSON.stringify({ "@context": "https://schema.org", "@graph": [group, crumbs] }).replaceAll("<", "\\u003c");
}

/** HTML to plain text, for descriptions in the head. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, " ")
    .replace(/&amp;/g, "&")
    .replace(/&nbsp;/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}
