import type { Platform } from "../../../platform/platform.ts";
import type { ListedSource } from "../listed-source.ts";
import type { ProductSource } from "../product-source.ts";
import { selectListedPage } from "../storage/listed-sources.ts";
import { selectSourcePage } from "../storage/product-sources.ts";

/**
 * Every product, a page at a time, in product-code order: the catalogue is never in memory as a
 * whole, and small pages leave the event loop free in between.
 */
export function readAllProducts(platform: Platform, pageSize = 1000): AsyncGenerator<readonly ProductSource[]> {
  return pagesOf((after) => selectSourcePage(platform, after, pageSize), pageSize);
}

/** The same of what lists are made from. */
export function readAllListed(platform: Platform, pageSize: number): AsyncGenerator<readonly ListedSource[]> {
  return pagesOf((after) => selectListedPage(platform, after, pageSize), pageSize);
}

async function* pagesOf<Source extends { readonly productCode: string }>(
  select: (after: string) => Promise<readonly Source[]>,
  pageSize: number,
): AsyncGenerator<readonly Source[]> {
  let reading = select("");
  for (;;) {
    const page = await reading;
    const last = page.at(-1);
    if (!last) return;
    // The database reads the next page while the caller works on this one.
    reading = page.length < pageSize ? Promise.resolve([]) : select(last.productCode);
    reading.catch(() => {});
    yield page;
  }
}
