import type { Platform } from "../../../platform/platform.ts";
import type { ProductSource } from "../product-source.ts";
import { selectSourcePage } from "../storage/product-sources.ts";

/** Every product, a page at a time, in the order of the codes: the whole never lies in memory at once. */
export async function* allProducts(platform: Platform, pageSize = 1000): AsyncGenerator<readonly ProductSource[]> {
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
