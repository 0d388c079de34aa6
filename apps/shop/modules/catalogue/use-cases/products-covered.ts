import type { Platform } from "../../../platform/platform.ts";
import type { GoodsFilter } from "../../promotions/promotions.ts";
import { selectProductsCovered } from "../storage/products-covered.ts";
import { readFrame } from "./read-frame.ts";

/** The products that a promotion's filter means, as a page of their codes. */
export async function productsCovered(
  platform: Platform,
  filter: GoodsFilter,
  page: { readonly offset: number; readonly limit: number },
): Promise<{ readonly productCodes: readonly string[]; readonly total: number }> {
  const frame = await readFrame(platform);
  const below = (categories: readonly string[]) =>
    frame.categories
      .map(({ categoryCode }) => categoryCode)
      .filter((code) => frame.pathOf(code).some((above) => categories.includes(above.categoryCode)));
  return selectProductsCovered(platform, filter, below, page);
}
