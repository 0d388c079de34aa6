import type { Platform } from "../../../platform/platform.ts";
import type { CatalogueTables } from "./catalogue-tables.ts";

/** Of every product, in order: a few megabytes of a hundred thousand. */
export async function selectProductCodes(platform: Platform): Promise<string[]> {
  const rows = await platform.database
    .tables<CatalogueTables>()
    .selectFrom("products")
    .select("product_code")
    .orderBy("product_code")
    .execute();
  return rows.map(({ product_code }) => product_code);
}

/** The codes of all skus of a product; none for an unknown one. */
export async function skusOfProduct(platform: Platform, productCode: string): Promise<readonly string[]> {
  const rows = await platform.database
    .tables<CatalogueTables>()
    .selectFrom("skus")
    .select("sku_code")
    .where("product_code", "=", productCode)
    .execute();
  return rows.map(({ sku_code }) => sku_code);
}
