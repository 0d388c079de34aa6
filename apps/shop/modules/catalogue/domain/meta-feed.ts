import { effectiveDates, type FeedColour, type FeedItem, type FeedProduct } from "./feed-product.ts";

type ValueOf = (item: FeedItem, colour: FeedColour, product: FeedProduct) => string;

const columns: readonly (readonly [string, ValueOf])[] = [
  ["id", ({ skuCode }) => skuCode],
  ["title", ({ title }) => title.slice(0, 200)],
  ["description", ({ title }, _, { description }) => description || title],
  ["availability", ({ availability }) => (availability === "out_of_stock" ? "out of stock" : "in stock")],
  ["condition", () => "new"],
  ["price", ({ listPrice }) => `${listPrice}.00 IDR`],
  ["sale_price", ({ listPrice, salePrice }) => (salePrice < listPrice ? `${salePrice}.00 IDR` : "")],
  ["sale_price_effective_date", effectiveDates],
  ["link", ({ link }) => link],
  ["image_link", (_, { imageLink }) => imageLink],
  ["additional_image_link", (_, { moreImages }) => moreImages.slice(0, 20).join(",")],
  ["brand", (_, __, { brand }) => brand],
  ["gtin", ({ gtin }) => gtin ?? ""],
  ["mpn", ({ mpn }) => mpn],
  ["item_group_id", (_, __, { productCode }) => productCode],
  ["color", (_, { colour }) => colour],
  ["size", ({ size }) => size],
  ["gender", (_, __, { gender }) => gender],
  ["age_group", (_, __, { ageGroup }) => ageGroup],
  ["product_type", (_, __, { productType }) => productType],
];

/**
 * Comma-separated values (RFC 4180) with the columns of Meta's catalogues
 * (facebook.com/business/help/120325381656392). Its ids are those of counted events, so that an
 * advertisement shows what someone looked at.
 */
export const metaFeed = {
  opening: () => `${columns.map(([name]) => name).join(",")}\r\n`,
  product: metaRows,
  closing: "",
  type: "text/csv; charset=utf-8",
} as const;

function metaRows(product: FeedProduct): string {
  let text = "";
  for (const colour of product.colours)
    for (const item of colour.items)
      text += `${columns.map(([, valueOf]) => quoted(valueOf(item, colour, product))).join(",")}\r\n`;
  return text;
}

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
