import { type Kysely, sql } from "kysely";

/**
 * Articles show when they were written; a page from before was, at the latest, last changed then.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table landing_pages add column created_at timestamptz not null default now()`.execute(db);
  await sql`update landing_pages set created_at = updated_at`.execute(db);
}
