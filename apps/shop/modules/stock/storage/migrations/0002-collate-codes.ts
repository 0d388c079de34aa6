import { collateCodes } from "@gelora/service-kit/collate-codes.ts";
import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await collateCodes(db, {
    stock_units: ["sku_code", "location_code"],
    stock_holds: ["order_code", "sku_code", "location_code"],
    stock_movements: ["sku_code", "location_code", "order_code"],
  });
}
