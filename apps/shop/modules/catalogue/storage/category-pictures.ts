import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { CatalogueTables } from "./catalogue-tables.ts";

/**
 * A media key for each leaf category, from its newest product: the category's picture in
 * navigation.
 */
export async function categoryPictures(platform: Platform): Promise<Map<string, string>> {
  const { rows } = await sql<{ category_code: string; picture: string }>`
    select distinct on (products.category_codes[1]) products.category_codes[1] as category_code, colour_ways.media[1] as picture
    from products join colour_ways on colour_ways.product_code = products.product_code and colour_ways.position = 0
    where colour_ways.media[1] is not null
    order by products.category_codes[1], products.released_on desc, products.product_code`.execute(
    platform.database.tables<CatalogueTables>(),
  );
  return new Map(rows.map((row) => [row.category_code, row.picture]));
}
