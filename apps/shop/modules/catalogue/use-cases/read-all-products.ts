import type { Platform } from "../../../platform/platform.ts";
import type { ProductSource } from "../domain/product-source.ts";
import { selectSourcePage } from "../storage/product-sources.ts";

const pageSize = 1000;

/** Every product, a page at a time, in the order of the codes: the whole never lies in memory at once. */
export async function* allProducts(platform: Platform): AsyncGenerator<readonly ProductSource[]> {
  let after = "";
  for (;;) {
    const page = await selectSourcePage(platform, after, pageSize);
    if (page.length > 0) yield page;
    const last = page.at(-1);
    if (!last || page.length < pageSize) return;
    after = last.productCode;
  }
}
