import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { CatalogueTables } from "./catalogue-tables.ts";

/**
 * Products found by a number on a box or label: product code, sku code, article number or barcode,
 * ignoring case.
 */
export async function productsByNumber(platform: Platform, number: string): Promise<string[]> {
  const wanted = number.trim().toUpperCase();
  const { rows } = await sql<{ product_code: string }>`
    select product_code from products where upper(product_code) = ${wanted}
    union
    select product_code from skus
    where (upper(sku_code) = ${wanted} or upper(sku_no) = ${wanted} or barcode = ${wanted}) and not withdrawn
    order by product_code limit 100`.execute(platform.database.tables<CatalogueTables>());
  return rows.map((row) => row.product_code);
}
