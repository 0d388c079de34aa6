import { type Language, languages } from "@gelora/locale/language.ts";
import { createFollowingCache } from "@gelora/service-kit/following-cache.ts";
import { platformPart } from "@gelora/service-kit/platform-part.ts";
import type { Platform } from "../../../platform/platform.ts";
import { onCatalogueChange, productSources, readFrame } from "../../catalogue/read-models.ts";
import { sizesOfProduct } from "../domain/product-sizes.ts";
import { onGuidesChange, readGuides } from "./read-guides.ts";

type ProductSizes = ReturnType<typeof sizesOfProduct>;

/** About two kilobytes each; as many as there are cached product pages. */
const capacity = 6000;
export const productSizesCache = platformPart("the cache of products' sizes", () =>
  createFollowingCache<{ readonly sizes: ProductSizes | undefined }>(capacity),
);

/** Caches from now on; stock does not affect sizes, content and guides do. */
export function cacheProductSizes(platform: Platform): void {
  const cache = productSizesCache.of(platform);
  onCatalogueChange(platform, ({ changed, frameChanged }) => {
    if (frameChanged) return cache.drop();
    cache.drop(changed.flatMap((code) => languages.map((language) => `${language} ${code}`)));
  });
  onGuidesChange(platform, () => cache.drop());
  cache.follow();
}

/** How a product's sizes measure up; undefined for an unknown code. */
export async function sizeProduct(
  platform: Platform,
  productCode: string,
  language: Language,
): Promise<ProductSizes | undefined> {
  const cache = productSizesCache.of(platform);
  const key = `${language} ${productCode}`;
  const known = cache.get(key);
  if (known) return known.sizes;
  const store = cache.begin();
  const [guides, frame] = [await readGuides(platform), await readFrame(platform)];
  const [source] = await productSources(platform, [productCode]);
  const sizes = source && sizesOfProduct(guides, frame, source, language);
  store(key, { sizes });
  return sizes;
}
