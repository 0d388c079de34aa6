import { type Kysely, sql } from "kysely";

/**
 * When points last came back into a lot: they stay for the rest of that day. A program of before
 * this notes nothing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table point_lots add column came_back_at timestamptz`.execute(db);
}
