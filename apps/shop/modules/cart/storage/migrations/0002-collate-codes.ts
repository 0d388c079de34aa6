import { collateCodes } from "@gelora/service-kit/collate-codes.ts";
import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await collateCodes(db, {
    cart_lines: ["sku_code", "product_code", "org_code", "activity_code"],
    purchase_limits: ["sku_code"],
  });
}
