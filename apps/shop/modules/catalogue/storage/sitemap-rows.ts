import type { Platform } from "../../../platform/platform.ts";
import type { CatalogueTables } from "./catalogue-tables.ts";

export async function selectSitemap(platform: Platform, after: string, limit: number) {
  return platform.database
    .tables<CatalogueTables>()
    .selectFrom("products")
    .select(["product_code", "name", "updated_at"])
    .where("product_code", ">", after)
    .orderBy("product_code")
    .limit(limit)
    .execute();
}
