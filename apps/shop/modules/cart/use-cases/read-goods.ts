import type { Language } from "@gelora/locale/language.ts";
import { type DistributionType, homeDelivery } from "../../../platform/distribution-type.ts";
import type { Platform } from "../../../platform/platform.ts";
import { type SkuForBuying, skusForBuying } from "../../catalogue/catalogue.ts";
import { availableByLocation, availableUnits, deliveryLocation } from "../../stock/stock.ts";
import { purchaseLimits } from "./purchase-limits.ts";

/** A sku as it can be had at present. */
export type Goods = SkuForBuying & {
  /** Units that can be had: from the warehouse, or in the store that has most of it. */
  readonly stock: number;
  readonly purchaseLimit: number | undefined;
};

/** Prices, names and stock from the database. Unknown skus are absent; those that are no longer sold come with `sellable` false. */
export async function readGoods(
  platform: Platform,
  skuCodes: readonly string[],
  distributionType: DistributionType,
  language: Language,
): Promise<ReadonlyMap<string, Goods>> {
  const [skus, stock, limits] = await Promise.all([
    skusForBuying(platform, skuCodes, language),
    distributionType === homeDelivery
      ? availableUnits(platform, deliveryLocation, skuCodes)
      : mostInOneStore(platform, skuCodes),
    purchaseLimits(platform),
  ]);
  const goods = [...skus.values()].map(
    (sku): Goods => ({ ...sku, stock: stock.get(sku.skuCode) ?? 0, purchaseLimit: limits.get(sku.skuCode) }),
  );
  return new Map(goods.map((sku) => [sku.skuCode, sku]));
}

async function mostInOneStore(platform: Platform, skuCodes: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const most = new Map<string, number>();
  for (const { skuCode, locationCode, quantity } of await availableByLocation(platform, skuCodes)) {
    if (locationCode !== deliveryLocation) most.set(skuCode, Math.max(quantity, most.get(skuCode) ?? 0));
  }
  return most;
}
