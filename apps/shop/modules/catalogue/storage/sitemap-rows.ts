import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { CatalogueTables } from "./catalogue-tables.ts";

/** Products with goods that are still sold: the pages of others answer 410. */
export async function selectSitemap(platform: Platform, after: string, limit: number) {
  return platform.database
    .tables<CatalogueTables>()
    .selectFrom("products")
    .select(["product_code", "name", "updated_at"])
    .select(({ selectFrom }) =>
      selectFrom("colour_ways")
        .select(sql<string | null>`media[1]`.as("first_picture"))
        .whereRef("colour_ways.product_code", "=", "products.product_code")
        .orderBy("position")
        .limit(1)
        .as("first_picture"),
    )
    .where("product_code", ">", after)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("skus")
          .select("sku_code")
          .whereRef("skus.product_code", "=", "products.product_code")
          // As above: each page would otherwise read the skus of all those before it.
          .where("skus.product_code", ">", after)
          .where("withdrawn", "=", false),
      ),
    )
    .orderBy("product_code")
    .limit(limit)
    .execute();
}
