import { openingSku } from "@gelora/contracts/opening-sku.ts";
import { defaultLanguage } from "@gelora/locale/language.ts";
import { minutes } from "@gelora/service-kit/durations.ts";
import type { Platform } from "../../../platform/platform.ts";
import { categoryPath, type Frame } from "../frame.ts";
import type { ProductSource } from "../product-source.ts";
import { readAllProducts } from "./read-all-products.ts";
import { readFrame } from "./read-frame.ts";
import type { Feed } from "./stored-feeds.ts";

/** So few that other requests are answered in between. */
const pageSize = 100;

/** Every product that can be bought, as one JSON array. */
export function productFeed(platform: Platform): Feed {
  return { name: "products", freshFor: minutes(5), text: () => feedText(platform) };
}

async function* feedText(platform: Platform): AsyncGenerator<string> {
  const frame = await readFrame(platform);
  let separator = "[\n";
  for await (const page of readAllProducts(platform, pageSize)) {
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
