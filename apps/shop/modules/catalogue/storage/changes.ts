import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { CatalogueTables } from "./catalogue-tables.ts";

export async function selectProductsAfterVersion(platform: Platform, version: number): Promise<string[]> {
  const rows = await platform.database
    .tables<CatalogueTables>()
    .selectFrom("products")
    .select("product_code")
    .where("version", ">", version)
    .execute();
  return rows.map((row) => row.product_code);
}

export async function selectProductsOfSkus(platform: Platform, skuCodes: readonly string[]): Promise<string[]> {
  if (skuCodes.length === 0) return [];
  const { rows } = await sql<{ product_code: string }>`
    select distinct product_code from skus where sku_code = any(${skuCodes}::text[])`.execute(
    platform.database.tables<CatalogueTables>(),
  );
  return rows.map((row) => row.product_code);
}

/** The database's own clock: moments that it writes are compared with nothing else. */
export async function selectDatabaseMoment(platform: Platform): Promise<Date> {
  const { rows } = await sql<{ moment: Date }>`select clock_timestamp() as moment`.execute(
    platform.database.tables<CatalogueTables>(),
  );
  const [row] = rows;
  if (!row) throw new Error("the database told no time");
  return row.moment;
}
