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

/**
 * Products with a sale that began or ended between the two moments, given in either order: after
 * the clock was set back, they are passed again.
 */
export async function selectProductsRepriced(platform: Platform, one: Date, other: Date): Promise<string[]> {
  const [after, until] = one < other ? [one, other] : [other, one];
  const { rows } = await sql<{ product_code: string }>`
    select product_code from skus where sale_begins_at > ${after} and sale_begins_at <= ${until}
    union
    select product_code from skus where sale_ends_at > ${after} and sale_ends_at <= ${until}`.execute(
    platform.database.tables<CatalogueTables>(),
  );
  return rows.map((row) => row.product_code);
}

/** When the last sale began or ended, up to a moment. */
export async function selectLastRepricing(platform: Platform, until: Date): Promise<Date | undefined> {
  const { rows } = await sql<{ moment: Date | null }>`
    select greatest(
      (select max(sale_begins_at) from skus where sale_begins_at <= ${until}),
      (select max(sale_ends_at) from skus where sale_ends_at <= ${until})) as moment`.execute(
    platform.database.tables<CatalogueTables>(),
  );
  return rows[0]?.moment ?? undefined;
}
