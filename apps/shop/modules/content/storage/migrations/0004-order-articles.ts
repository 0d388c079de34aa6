import { type Kysely, sql } from "kysely";

/** The list that an article stands in; null for every other page. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table landing_pages add column navigation_code text collate "C"`.execute(db);
  await sql`create index landing_pages_list on landing_pages (navigation_code, created_at desc)
    where navigation_code is not null`.execute(db);
}
