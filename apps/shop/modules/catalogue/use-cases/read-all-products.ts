import type { Platform } from "../../../platform/platform.ts";
import type { ListedSource } from "../listed-source.ts";
import type { ProductSource } from "../product-source.ts";
import { listedSources } from "../storage/listed-sources.ts";
import { selectProductCodes } from "../storage/product-codes.ts";
import { type DescribedSource, describedSources, productSources } from "../storage/product-sources.ts";

/**
 * Every product, a page at a time, in product-code order: the catalogue is never in memory as a
 * whole, and small pages leave the event loop free in between.
 */
export function readAllProducts(platform: Platform, pageSize = 1000): AsyncGenerator<readonly ProductSource[]> {
  return pagesOf(platform, pageSize, productSources);
}

/** The same with each product's description, which is most of its bytes. */
export function readAllDescribed(platform: Platform, pageSize: number): AsyncGenerator<readonly DescribedSource[]> {
  return pagesOf(platform, pageSize, describedSources);
}

/** The same of what lists are made from. */
export function readAllListed(platform: Platform, pageSize: number): AsyncGenerator<readonly ListedSource[]> {
  return pagesOf(platform, pageSize, listedSources);
}

/**
 * How many pages the database reads while the caller works on one: a page takes it about as long.
 */
const readAhead = 2;

async function* pagesOf<Source>(
  platform: Platform,
  pageSize: number,
  read: (platform: Platform, productCodes: readonly string[]) => Promise<readonly Source[]>,
): AsyncGenerator<readonly Source[]> {
  const codes = await selectProductCodes(platform);
  const reading: Promise<readonly Source[]>[] = [];
  for (let from = 0; from < codes.length; from += pageSize) {
    const page = read(platform, codes.slice(from, from + pageSize));
    // A caller that stops half-way waits for no further page.
    page.catch(() => {});
    reading.push(page);
    if (reading.length > readAhead) yield await (reading.shift() as Promise<readonly Source[]>);
  }
  for (const page of reading) yield await page;
}
