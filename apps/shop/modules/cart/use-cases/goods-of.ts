import { type DistributionType, homeDelivery } from "@gelora/contracts/distribution-type.ts";
import type { Language } from "@gelora/locale/language.ts";
import type { Statement } from "@gelora/service-kit/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { type SkuCodes, type SkuForBuying, skusForBuying } from "../../catalogue/catalogue.ts";
import { purchaseLimits } from "./purchase-limits.ts";

/** A sku as it is available now. */
export type Goods = SkuForBuying & { readonly purchaseLimit: number | undefined };

/**
 * Current names, prices and stock of skus about to be bought, from the database. Unknown skus are
 * absent; those no longer sold have `sellable` false.
 */
export async function goodsOf(
  platform: Platform,
  skuCodes: SkuCodes,
  distributionType: DistributionType,
  language: Language,
): Promise<Statement<ReadonlyMap<string, Goods>>> {
  const from = distributionType === homeDelivery ? "warehouse" : "best store";
  const limits = await purchaseLimits(platform);
  const skus = await skusForBuying(platform, skuCodes, language, from);
  return async (...sent) => {
    const goods = [...(await skus(...sent)).values()].map((sku) => ({
      ...sku,
      purchaseLimit: limits.get(sku.skuCode),
    }));
    return new Map(goods.map((sku) => [sku.skuCode, sku]));
  };
}
