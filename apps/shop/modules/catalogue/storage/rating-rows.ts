import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { ProductRating } from "../product-rating.ts";
import type { CatalogueTables } from "./catalogue-tables.ts";

export async function writeRating(
  platform: Platform,
  change: { readonly productCode: string; readonly version: number; readonly rating: ProductRating | undefined },
): Promise<void> {
  const rating = change.rating ? JSON.stringify(change.rating) : null;
  await sql`
    update products set rating = ${rating}::jsonb, version = ${change.version}, updated_at = now()
    where product_code = ${change.productCode}`.execute(platform.database.tables<CatalogueTables>());
}

export async function touchProduct(platform: Platform, productCode: string, version: number): Promise<void> {
  await sql`
    update products set version = ${version}, updated_at = now()
    where product_code = ${productCode}`.execute(platform.database.tables<CatalogueTables>());
}
