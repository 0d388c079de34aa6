import type { Language } from "@gelora/locale/language.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { SkuForBuying } from "../domain/sku-for-buying.ts";
import { sizesBeside } from "../storage/sizes-beside.ts";
import { skusForBuying } from "./skus-for-buying.ts";

/**
 * The other sizes of skus in the same colour that cost the same: their list price is equal, so one
 * can be had for the other without a difference. Without pre-orders and what has left the
 * catalogue.
 * @returns by sku code, in the order of the product page; with the units available now
 */
export async function otherSizes(
  platform: Platform,
  skuCodes: readonly string[],
  language: Language,
): Promise<ReadonlyMap<string, readonly SkuForBuying[]>> {
  if (skuCodes.length === 0) return new Map();
  const beside = await platform.database.send(sizesBeside(skuCodes));
  const known = await platform.database.send(
    await skusForBuying(platform, [...new Set([...skuCodes, ...beside.map(({ other }) => other)])], language),
  );
  const sizesOf = (skuCode: string): SkuForBuying[] => {
    const own = known.get(skuCode);
    return beside.flatMap(({ skuCode: of, other }) => {
      const size = known.get(other);
      const fits = size?.sellable && !size.deliveryDate && size.listPrice === own?.listPrice;
      return of === skuCode && fits ? [size] : [];
    });
  };
  return new Map(skuCodes.map((skuCode) => [skuCode, sizesOf(skuCode)]));
}
