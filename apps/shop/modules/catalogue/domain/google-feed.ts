import { escapeHtml } from "@gelora/locale/escape-html.ts";
import type { FeedItem } from "./feed-item.ts";

/** RSS 2.0 with Google's names (support.google.com/merchants/answer/7052112). */
export const googleFeed = {
  opening: ({ title, site, language }: { readonly title: string; readonly site: string; readonly language: string }) =>
    `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>
<title>${escapeHtml(title)}</title><link>${escapeHtml(site)}</link><description>${escapeHtml(title)}</description><language>${language}</language>
`,
  item: googleItem,
  closing: "</channel></rss>\n",
  type: "application/xml; charset=utf-8",
} as const;

function googleItem(item: FeedItem): string {
  const fields: readonly (readonly [string, string | undefined])[] = [
    ["id", item.skuCode],
    ["item_group_id", item.productCode],
    ["title", item.title.slice(0, 150)],
    ["description", item.description],
    ["link", item.link],
    ["image_link", item.imageLink],
    ...item.moreImages.slice(0, 10).map((image) => ["additional_image_link", image] as const),
    ["availability", item.availability],
    ["availability_date", item.availableOn],
    ["price", `${item.listPrice} IDR`],
    ["sale_price", item.salePrice < item.listPrice ? `${item.salePrice} IDR` : undefined],
    ["brand", item.brand],
    ["gtin", item.gtin],
    ["mpn", item.mpn],
    ["condition", "new"],
    ["color", item.colour],
    ["size", item.size],
    ["gender", item.gender],
    ["age_group", item.ageGroup],
    ["product_type", item.productType],
  ];
  const text = fields.map(([name, value]) => (value ? `<g:${name}>${escaped(value)}</g:${name}>` : ""));
  return `<item>${text.join("")}</item>\n`;
}

/** Most values need none of it, and a catalogue has millions of them. */
const escaped = (text: string): string => (/[&<>"']/.test(text) ? escapeHtml(text) : text);
