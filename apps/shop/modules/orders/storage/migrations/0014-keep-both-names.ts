import { type Kysely, sql } from "kysely";

/**
 * What a line's goods are called in each language, for readers of another one than the order was
 * placed in.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_lines add column names jsonb`.execute(db);
}
