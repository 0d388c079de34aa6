import { Readable } from "node:stream";
import { defaultLanguage } from "@gelora/locale/language.ts";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform/platform.ts";
import { categoryPath, type Frame } from "../frame.ts";
import type { ProductSource } from "../product-source.ts";
import { allProducts } from "../use-cases/read-all-products.ts";
import { readFrame } from "../use-cases/read-frame.ts";

/**
 * `GET /feeds/products.json`: every product that can be bought, as one JSON array of
 * `{ productCode, skuCode, name, price, listPrice, image, url, category, brand, sport, availability }`. Recommendation services and merchants' feeds read it.
 * `image` is a media key; `url` is an address of the storefront. Names are English.
 */
export function mountProductFeed(platform: Platform, server: FastifyInstance): void {
  server.get("/feeds/products.json", async (_request, reply) =>
    reply.type("application/json").send(Readable.from(feedText(platform))),
  );
}

async function* feedText(platform: Platform): AsyncGenerator<string> {
  const frame = await readFrame(platform);
  let separator = "[\n";
  for await (const page of allProducts(platform)) {
    const lines = page.map((source) => feedLine(platform, frame, source)).filter((line) => line !== undefined);
    if (lines.length === 0) continue;
    yield separator + lines.join(",\n");
    separator = ",\n";
  }
  yield separator === "[\n" ? "[]\n" : "\n]\n";
}

function feedLine(platform: Platform, frame: Frame, source: ProductSource): string | undefined {
  const sku = source.skus.find((entry) => entry.stock > 0) ?? source.skus[0];
  if (!sku) return undefined;
  const name = source.name[defaultLanguage];
  const colour = source.colours.find((entry) => entry.colourCode === sku.colourCode);
  const address = `/pdp/${encodeURIComponent(name)}/${encodeURIComponent(source.productCode)}`;
  return JSON.stringify({
    productCode: source.productCode,
    skuCode: sku.skuCode,
    name,
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
