import type { Platform } from "../../../platform/platform.ts";
import type { CartTables } from "./cart-tables.ts";

/** All limits, by sku code. */
export async function selectPurchaseLimits(platform: Platform): Promise<ReadonlyMap<string, number>> {
  const rows = await platform.database.tables<CartTables>().selectFrom("purchase_limits").selectAll().execute();
  return new Map(rows.map((row) => [row.sku_code, row.most]));
}

export async function upsertPurchaseLimit(platform: Platform, skuCode: string, most: number): Promise<void> {
  await platform.database
    .tables<CartTables>()
    .insertInto("purchase_limits")
    .values({ sku_code: skuCode, most })
    .onConflict((conflict) => conflict.column("sku_code").doUpdateSet({ most }))
    .execute();
}

export async function deletePurchaseLimit(platform: Platform, skuCode: string): Promise<void> {
  await platform.database.tables<CartTables>().deleteFrom("purchase_limits").where("sku_code", "=", skuCode).execute();
}
