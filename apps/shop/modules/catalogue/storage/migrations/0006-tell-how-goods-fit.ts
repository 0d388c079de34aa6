import { type Kysely, sql } from "kysely";

/** How a product turns out beside its labels, where its brand's size guide says something else. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table products add column fit jsonb`.execute(db);
}
