import { type Kysely, sql } from "kysely";

/**
 * The brand and the categories of a line as they were when it was ordered: the club gives more
 * points for some. Null for orders from before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_lines add column brand_code text collate "C", add column categories jsonb`.execute(db);
}
