import type { Platform } from "../../../platform/platform.ts";
import type { ProductSource } from "../product-source.ts";
import { selectSourcePage } from "../storage/product-sources.ts";

/**
 * Every product, a page at a time, in product-code order: the catalogue is never in memory as a
 * whole, and small pages leave the event loop free in between.
 */
export async function* readAllProducts(platform: Platform, pageSize = 1000): AsyncGenerator<readonly ProductSource[]> {
  let reading = selectSourcePage(platform, "", pageSize);
  for (;;) {
    const page = await reading;
    const last = page.at(-1);
    if (!last) return;
    // The database reads the next page while the caller works on this one.
    reading = page.length < pageSize ? Promise.resolve([]) : selectSourcePage(platform, last.productCode, pageSize);
    reading.catch(() => {});
    yield page;
  }
}
