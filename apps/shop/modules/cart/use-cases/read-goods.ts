import type { Language } from "@gelora/locale/language.ts";
import { type DistributionType, homeDelivery } from "../../../platform/distribution-type.ts";
import type { Platform } from "../../../platform/platform.ts";
import { type SkuForBuying, skusForBuying } from "../../catalogue/catalogue.ts";
import { purchaseLimits } from "./purchase-limits.ts";

/** A sku as it can be had at present. */
export type Goods = SkuForBuying & { readonly purchaseLimit: number | undefined };

/** Prices, names and stock from the database. Unknown skus are absent; those that are no longer sold come with `sellable` false. */
export async function readGoods(
  platform: Platform,
  skuCodes: readonly string[],
  distributionType: DistributionType,
  language: Language,
): Promise<ReadonlyMap<string, Goods>> {
  const from = distributionType === homeDelivery ? "warehouse" : "best store";
  const [skus, limits] = await Promise.all([
    skusForBuying(platform, skuCodes, language, from),
    purchaseLimits(platform),
  ]);
  const goods = [...skus.values()].map((sku): Goods => ({ ...sku, purchaseLimit: limits.get(sku.skuCode) }));
  return new Map(goods.map((sku) => [sku.skuCode, sku]));
}
