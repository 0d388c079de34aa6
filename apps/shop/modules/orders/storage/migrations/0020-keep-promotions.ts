import { type Kysely, sql } from "kysely";

/** What became of the promotions that an order's goods took part in, when it was placed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table order_promotions (
      order_code text collate "C" primary key references orders (order_code),
      promotions jsonb not null
    )`.execute(db);
}
