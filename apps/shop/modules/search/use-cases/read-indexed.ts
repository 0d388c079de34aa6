import type { Platform } from "../../../platform/platform.ts";
import type { ListedSource } from "../../catalogue/listed-source.ts";
import { listedSources, readAllListed, readFrame } from "../../catalogue/read-models.ts";
import { openOffers } from "../../flash-sales/flash-sales.ts";
import { readGuides } from "../../sizes/sizes.ts";
import { type IndexedProduct, indexedProduct } from "../domain/indexed-product.ts";
import { withOffers } from "../domain/offers.ts";

type IndexedByCode = ReadonlyMap<string, IndexedProduct | undefined>;

/** What the index holds of these products now; undefined for those that no list shows. */
export async function readIndexed(platform: Platform, productCodes: readonly string[]): Promise<IndexedByCode> {
  const indexed = await indexer(platform);
  const sources = indexed(await listedSources(platform, productCodes));
  return new Map(productCodes.map((code) => [code, sources.get(code)]));
}

/** The same of every product, a page at a time. */
export async function* readAllIndexed(platform: Platform, pageSize: number): AsyncGenerator<IndexedByCode> {
  const indexed = await indexer(platform);
  for await (const page of readAllListed(platform, pageSize)) yield indexed(page);
}

async function indexer(platform: Platform): Promise<(sources: readonly ListedSource[]) => IndexedByCode> {
  const [frame, guides] = [await readFrame(platform), await readGuides(platform)];
  const offers = openOffers(platform);
  return (sources) =>
    new Map(
      sources.map((source) => [source.productCode, indexedProduct(withOffers(source, offers), frame, guides)] as const),
    );
}
