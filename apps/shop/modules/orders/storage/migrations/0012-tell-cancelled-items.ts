import { type Kysely, sql } from "kysely";

/** The pieces that an entry is about, when a part of an order was cancelled. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_history add column cancelled jsonb`.execute(db);
}
