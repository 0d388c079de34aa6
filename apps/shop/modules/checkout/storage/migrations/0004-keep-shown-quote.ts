import { type Kysely, sql } from "kysely";

/** The goods and prices last shown to a shopper, so an order is not placed at others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table checkouts add column shown_fingerprint text collate "C", add column shown_goods_amount bigint`.execute(
    db,
  );
}
