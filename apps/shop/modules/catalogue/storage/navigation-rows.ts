import type { ProductRecord } from "@gelora/contracts/catalogue-document.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { CatalogueTables } from "./catalogue-tables.ts";

/** Each combination of category and gender that at least one product has. */
export type NavigationRow = {
  readonly gender: ProductRecord["gender"];
  readonly sport: string;
  readonly brandCode: string;
  readonly categoryCode: string | undefined;
};

export async function navigationRows(platform: Platform): Promise<NavigationRow[]> {
  const rows = await platform.database
    .tables<CatalogueTables>()
    .selectFrom("products")
    .select(({ ref }) => ["gender", "sport", "brand_code", ref("category_codes").as("category_codes")])
    .distinct()
    .execute();
  return rows.map((row) => ({
    gender: row.gender,
    sport: row.sport,
    brandCode: row.brand_code,
    categoryCode: row.category_codes[0],
  }));
}
