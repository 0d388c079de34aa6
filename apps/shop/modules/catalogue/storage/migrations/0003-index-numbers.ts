import { type Kysely, sql } from "kysely";

/** Shoppers search by the number on the box, and tills scan the barcode. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index products_number on products (upper(product_code))`.execute(db);
  await sql`create index skus_number on skus (upper(sku_code))`.execute(db);
  await sql`create index skus_article_number on skus (upper(sku_no))`.execute(db);
  await sql`create index skus_barcode on skus (barcode)`.execute(db);
}
