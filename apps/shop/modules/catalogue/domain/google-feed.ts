import { escapeHtml } from "@gelora/locale/escape-html.ts";
import { effectiveDates, type FeedColour, type FeedItem, type FeedProduct } from "./feed-product.ts";

/** RSS 2.0 with Google's names (support.google.com/merchants/answer/7052112). */
export const googleFeed = {
  opening: ({ title, site, language }: { readonly title: string; readonly site: string; readonly language: string }) =>
    `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>
<title>${escapeHtml(title)}</title><link>${escapeHtml(site)}</link><description>${escapeHtml(title)}</description><language>${language}</language>
`,
  product: googleItems,
  closing: "</channel></rss>\n",
  type: "application/xml; charset=utf-8",
} as const;

/**
 * What all skus of a product or colour share is written once: a catalogue has a million of them.
 */
function googleItems(product: FeedProduct): string {
  const group = tag("item_group_id", product.productCode);
  const ofProduct = tagsOfProduct(product);
  let text = "";
  for (const colour of product.colours) {
    const shared = tagsOfColour(colour) + ofProduct;
    for (const item of colour.items)
      text += `<item>${tag("id", item.skuCode)}${group}${tagsOfItem(item)}${shared}</item>\n`;
  }
  return text;
}

function tagsOfProduct({ description, brand, gender, ageGroup, productType }: FeedProduct): string {
  return (
    tag("description", description) +
    tag("brand", brand) +
    tag("condition", "new") +
    tag("gender", gender) +
    tag("age_group", ageGroup) +
    tag("product_type", productType)
  );
}

function tagsOfColour({ colour, imageLink, moreImages }: FeedColour): string {
  const more = moreImages.slice(0, 10).map((image) => tag("additional_image_link", image));
  return tag("color", colour) + tag("image_link", imageLink) + more.join("");
}

function tagsOfItem(item: FeedItem): string {
  const { title, link, availability, availableOn, listPrice, salePrice, gtin, mpn, size } = item;
  return (
    tag("title", title.slice(0, 150)) +
    tag("link", link) +
    tag("availability", availability) +
    tag("availability_date", availableOn) +
    tag("price", `${listPrice} IDR`) +
    tag("sale_price", salePrice < listPrice ? `${salePrice} IDR` : undefined) +
    tag("sale_price_effective_date", effectiveDates(item)) +
    tag("gtin", gtin) +
    tag("mpn", mpn) +
    tag("size", size)
  );
}

const tag = (name: string, value: string | undefined): string =>
  value ? `<g:${name}>${escaped(value)}</g:${name}>` : "";

/** Most values need none of it. */
const escaped = (text: string): string => (/[&<>"']/.test(text) ? escapeHtml(text) : text);
