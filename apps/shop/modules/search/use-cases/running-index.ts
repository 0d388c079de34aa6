import { setImmediate as nextTurn } from "node:timers/promises";
import { createFollowingCache, type FollowingCache } from "@gelora/service-kit/following-cache.ts";
import { platformPart } from "@gelora/service-kit/platform-part.ts";
import type { Platform } from "../../../platform/platform.ts";
import { onCatalogueChange, productSources, readAllProducts, readFrame } from "../../catalogue/read-models.ts";
import { onGuidesChange, readGuides } from "../../sizes/sizes.ts";
import type { CatalogIndex } from "../domain/catalog-index.ts";
import { availabilityOf, indexedProduct, sizesInStock } from "../domain/indexed-product.ts";
import { createInProcessIndex } from "../index/in-process-index.ts";
import { createIndexBuilder } from "../index/index-builder.ts";

type SearchIndex = {
  /** Undefined until the module has started. */
  index: CatalogIndex | undefined;
  /** What is computed from the index is valid until it changes. */
  readonly caches: Pick<FollowingCache<object>, "drop">[];
};

export const searchIndex = platformPart("the search index", (): SearchIndex => ({ index: undefined, caches: [] }));

/**
 * A cache of values computed from the index, cleared whenever that changes. Opened after
 * `searchIndex`.
 */
export function cacheOfIndex<Value extends object>(platform: Platform, max: number): FollowingCache<Value> {
  const cache = createFollowingCache<Value>(max);
  searchIndex.of(platform).caches.push(cache);
  cache.follow();
  return cache;
}

/** @throws Error before the search module has started */
export function runningIndex(platform: Platform): CatalogIndex {
  const { index } = searchIndex.of(platform);
  if (!index) throw new Error("the search index has not been built yet");
  return index;
}

function noteChange(platform: Platform): void {
  for (const cache of searchIndex.of(platform).caches) cache.drop();
}

/** Builds the index from the database and keeps it up to date. */
export async function startIndex(platform: Platform): Promise<void> {
  // Listens first, so changes during the build are applied afterwards.
  onCatalogueChange(platform, async ({ changed, crossed, frameChanged }) => {
    // Going in or out of stock is updated in place; the number of units does not affect the index.
    // Content changes with an import, and requires a new index, built beside the running one.
    if (frameChanged || changed.length > 0) return replaceIndex(platform, pageSizeBeside);
    return restock(platform, crossed);
  });
  // Shoes are filed by what the guides say of their sizes.
  onGuidesChange(platform, () => replaceIndex(platform, pageSizeBeside));
  await replaceIndex(platform, pageSizeAtStart);
}

const pageSizeAtStart = 1000;
/**
 * While requests are being answered: a page takes a few milliseconds, and requests run in between.
 */
const pageSizeBeside = 100;

async function replaceIndex(platform: Platform, pageSize: number): Promise<void> {
  const started = performance.now();
  const [frame, guides] = [await readFrame(platform), await readGuides(platform)];
  const builder = createIndexBuilder();
  for await (const page of readAllProducts(platform, pageSize)) {
    for (const source of page) {
      const product = indexedProduct(source, frame, guides);
      if (product) builder.add(product);
    }
  }
  const index = createInProcessIndex(await builder.finish(nextTurn));
  searchIndex.of(platform).index = index;
  noteChange(platform);
  platform.log.info({ products: index.size, ms: Math.round(performance.now() - started) }, "search index built");
}

const restockBatch = 200;

async function restock(platform: Platform, productCodes: readonly string[]): Promise<void> {
  const [frame, guides] = [await readFrame(platform), await readGuides(platform)];
  for (let start = 0; start < productCodes.length; start += restockBatch) {
    const sources = await productSources(platform, productCodes.slice(start, start + restockBatch));
    const index = runningIndex(platform);
    for (const source of sources)
      index.restock(source.productCode, sizesInStock(source, frame, guides), availabilityOf(source));
    noteChange(platform);
  }
}
