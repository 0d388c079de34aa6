import { setImmediate as nextTurn } from "node:timers/promises";
import type { Platform } from "../../../platform/platform.ts";
import { allProductSources, catalogueFrame, onCatalogueChange, productSources } from "../../catalogue/read-models.ts";
import type { CatalogIndex } from "../domain/catalog-index.ts";
import { availabilityOf, indexedProduct, sizesInStock } from "../domain/indexed-product.ts";
import { createInProcessIndex } from "../index/in-process-index.ts";
import { createIndexBuilder } from "../index/index-builder.ts";

/** The running index and how often it has changed: what was computed from an earlier state is recognised by the number. */
export type KeptIndex = { readonly index: CatalogIndex; readonly generation: number };

const kept = new WeakMap<Platform, KeptIndex>();

/** @throws Error before the search module has started */
export function keptIndex(platform: Platform): KeptIndex {
  const found = kept.get(platform);
  if (!found) throw new Error("the search index has not been built yet");
  return found;
}

/** Builds the index from the database and keeps it up to date from then on. */
export async function startIndex(platform: Platform): Promise<void> {
  // Listening first: what changes while the index is built is told afterwards.
  onCatalogueChange(platform, async ({ changed, crossed, frameChanged }) => {
    // What comes into stock or goes out of it is set in place; how many there are is nothing to the index. Content changes with an import, and takes a new index, built beside the running one.
    if (frameChanged || changed.length > 0) return replaceIndex(platform, pageSizeBeside);
    return restock(platform, crossed);
  });
  await replaceIndex(platform, pageSizeAtStart);
}

const pageSizeAtStart = 1000;
/** While requests are being answered: a page takes a few milliseconds, and requests go in between. */
const pageSizeBeside = 100;

async function replaceIndex(platform: Platform, pageSize: number): Promise<void> {
  const started = performance.now();
  const frame = await catalogueFrame(platform);
  const builder = createIndexBuilder();
  for await (const page of allProductSources(platform, pageSize)) {
    for (const source of page) {
      const product = indexedProduct(source, frame);
      if (product) builder.add(product);
    }
  }
  const index = createInProcessIndex(await builder.finish(nextTurn));
  kept.set(platform, { index, generation: (kept.get(platform)?.generation ?? 0) + 1 });
  platform.log.info({ products: index.size, ms: Math.round(performance.now() - started) }, "search index built");
}

const restockBatch = 200;

async function restock(platform: Platform, productCodes: readonly string[]): Promise<void> {
  for (let start = 0; start < productCodes.length; start += restockBatch) {
    const sources = await productSources(platform, productCodes.slice(start, start + restockBatch));
    const { index, generation } = keptIndex(platform);
    for (const source of sources) index.restock(source.productCode, sizesInStock(source), availabilityOf(source));
    kept.set(platform, { index, generation: generation + 1 });
  }
}
