import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // Purchases whose counting was asked for: each once, however often its page is loaded.
  await sql`
    create table counted_purchases (
      order_code text collate "C" primary key,
      asked_at timestamptz not null
    )`.execute(db);
}
