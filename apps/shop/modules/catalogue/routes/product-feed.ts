import { Readable } from "node:stream";
import { openingSku } from "@gelora/contracts/opening-sku.ts";
import { defaultLanguage } from "@gelora/locale/language.ts";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform/platform.ts";
import { categoryPath, type Frame } from "../frame.ts";
import type { ProductSource } from "../product-source.ts";
import { readAllProducts } from "../use-cases/read-all-products.ts";
import { readFrame } from "../use-cases/read-frame.ts";

/**
 * `GET /feeds/products.json`: every product that can be bought, as one JSON array of `{
 * productCode, skuCode, name, names, price, listPrice, image, url, category, brand, sport,
 * availability }`, for recommendation services and merchants' feeds. `image` is a media key; `url`
 * is a storefront address; `name` is English, `names` has all languages.
 */
export function mountProductFeed(platform: Platform, server: FastifyInstance): void {
  server.get("/feeds/products.json", async (_request, reply) =>
    reply.type("application/json").send(Readable.from(feedText(platform))),
  );
}

async function* feedText(platform: Platform): AsyncGenerator<string> {
  const frame = await readFrame(platform);
  let separator = "[\n";
  for await (const page of readAllProducts(platform)) {
    const lines = page.map((source) => feedLine(platform, frame, source)).filter((line) => line !== undefined);
    if (lines.length === 0) continue;
    yield separator + lines.join(",\n");
    separator = ",\n";
  }
  yield separator === "[\n" ? "[]\n" : "\n]\n";
}

function feedLine(platform: Platform, frame: Frame, source: ProductSource): string | undefined {
  const sku = openingSku(source.skus, ({ salePrice }) => salePrice);
  if (!sku) return undefined;
  const name = source.name[defaultLanguage];
  const colour = source.colours.find((entry) => entry.colourCode === sku.colourCode);
  const address = `/pdp/${encodeURIComponent(name)}/${encodeURIComponent(source.productCode)}`;
  return JSON.stringify({
    productCode: source.productCode,
    skuCode: sku.skuCode,
    name,
    names: source.name,
    price: sku.salePrice,
    listPrice: sku.listPrice,
    image: colour?.media[0] ?? null,
    url: new URL(address, platform.configuration.STOREFRONT_URL).href,
    category: categoryPath(frame, source.categoryCodes[0] ?? "", defaultLanguage),
    brand: frame.brands.get(source.brandCode)?.brandName ?? source.brandCode,
    sport: source.sport,
    gender: source.gender,
    availability: sku.stock > 0 ? "in_stock" : "out_of_stock",
  });
}
