import { type Language, languages } from "@gelora/locale/language.ts";
import { createFollowingCache } from "@gelora/service-kit/following-cache.ts";
import { platformPart } from "@gelora/service-kit/platform-part.ts";
import type { Platform } from "../../../platform/platform.ts";
import { composeProduct, type ProductView } from "../domain/product-view.ts";
import { productSources, selectDescription } from "../storage/product-sources.ts";
import { onCatalogueChange } from "./follow-catalogue.ts";
import { readFrame } from "./read-frame.ts";

type Entry = { readonly view: ProductView | null };

/**
 * Composed pages of about ten kilobytes each, dropped within about a second when their product
 * changes.
 */
const capacity = 6000;
export const productViews = platformPart("the cache of product pages", () => createFollowingCache<Entry>(capacity));

/** Caches composed products from now on; before this call each is composed again. */
export function cacheProducts(platform: Platform): void {
  const cache = productViews.of(platform);
  onCatalogueChange(platform, ({ changed, restocked, frameChanged }) => {
    if (frameChanged) return cache.drop();
    cache.drop([...changed, ...restocked].flatMap((code) => languages.map((language) => keyOf(code, language))));
  });
  cache.follow();
}

/**
 * The content of a product page, or null for an unknown code. Its stock may be a second or two old:
 * for display, not for selling.
 */
export function readProduct(
  platform: Platform,
  productCode: string,
  language: Language,
): ProductView | null | Promise<ProductView | null> {
  const key = keyOf(productCode, language);
  const known = productViews.of(platform).get(key);
  return known ? known.view : composeAndCache(platform, key, productCode, language);
}

async function composeAndCache(
  platform: Platform,
  key: string,
  productCode: string,
  language: Language,
): Promise<ProductView | null> {
  const store = productViews.of(platform).begin();
  const [source, description] = await platform.database.fromReplica(async () => {
    const [found] = await productSources(platform, [productCode]);
    return [found, found && (await selectDescription(platform, productCode))] as const;
  });
  const view = source ? composeProduct(source, description, await readFrame(platform), language) : null;
  store(key, { view });
  return view;
}

function keyOf(productCode: string, language: Language): string {
  return `${language} ${productCode}`;
}
