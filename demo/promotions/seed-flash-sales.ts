import type { ProductRecord } from "@gelora/contracts/catalogue-document.ts";
import { writeCampaigns } from "../../apps/shop/modules/flash-sales/flash-sales.ts";
import { availableUnits, deliveryLocation } from "../../apps/shop/modules/stock/stock.ts";
import type { Platform } from "../../apps/shop/platform/platform.ts";
import { demoFlashSales, flashCandidates } from "./demo-flash-sales.ts";

/** Writes the flash sales of the days around now that are not there yet. @returns how many */
export async function seedFlashSales(platform: Platform, products: Iterable<ProductRecord>): Promise<number> {
  const candidates = flashCandidates(products);
  const codes = candidates.map(({ skuCode }) => skuCode);
  const free = await availableUnits(platform, deliveryLocation, codes);
  // Anyone who tries the shop buys and takes stock away.
  const inStock = candidates.filter(({ skuCode, pieces }) => (free.get(skuCode) ?? 0) >= pieces / 2);
  if (inStock.length === 0) return 0;
  const by = { kind: "program", name: "offer-import" } as const;
  return writeCampaigns(platform, by, demoFlashSales(inStock, platform.clock.now()));
}
