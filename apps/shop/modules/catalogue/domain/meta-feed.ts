import type { FeedItem } from "./feed-item.ts";

const columns: readonly (readonly [string, (item: FeedItem) => string])[] = [
  ["id", ({ skuCode }) => skuCode],
  ["title", ({ title }) => title.slice(0, 200)],
  ["description", ({ description, title }) => description || title],
  ["availability", ({ availability }) => (availability === "out_of_stock" ? "out of stock" : "in stock")],
  ["condition", () => "new"],
  ["price", ({ listPrice }) => `${listPrice}.00 IDR`],
  ["sale_price", ({ listPrice, salePrice }) => (salePrice < listPrice ? `${salePrice}.00 IDR` : "")],
  ["link", ({ link }) => link],
  ["image_link", ({ imageLink }) => imageLink],
  ["additional_image_link", ({ moreImages }) => moreImages.slice(0, 20).join(",")],
  ["brand", ({ brand }) => brand],
  ["gtin", ({ gtin }) => gtin ?? ""],
  ["mpn", ({ mpn }) => mpn],
  ["item_group_id", ({ productCode }) => productCode],
  ["color", ({ colour }) => colour],
  ["size", ({ size }) => size],
  ["gender", ({ gender }) => gender],
  ["age_group", ({ ageGroup }) => ageGroup],
  ["product_type", ({ productType }) => productType],
];

/**
 * Comma-separated values (RFC 4180) with the columns of Meta's catalogues
 * (facebook.com/business/help/120325381656392). Its ids are those of counted events, so that an
 * advertisement shows what somebody looked at.
 */
export const metaFeed = {
  opening: () => `${columns.map(([name]) => name).join(",")}\r\n`,
  item: (item: FeedItem) => `${columns.map(([, valueOf]) => quoted(valueOf(item))).join(",")}\r\n`,
  closing: "",
  type: "text/csv; charset=utf-8",
} as const;

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
