import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table landing_pages add column keywords jsonb not null default '[]'`.execute(db);
}
