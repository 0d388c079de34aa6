import type { Platform } from "../../../platform/platform.ts";
import type { ProductSource } from "../product-source.ts";
import { selectSourcePage } from "../storage/product-sources.ts";

/** Every product, a page at a time, in the order of the codes: the whole never lies in memory at once. */
export async function* allProducts(platform: Platform, pageSize = 1000): AsyncGenerator<readonly ProductSource[]> {
  let after = "";
  for (;;) {
    const page = await selectSourcePage(platform, after, pageSize);
    if (page.length > 0) yield page;
    const last = page.at(-1);
    if (!last || page.length < pageSize) return;
    after = last.productCode;
  }
}
