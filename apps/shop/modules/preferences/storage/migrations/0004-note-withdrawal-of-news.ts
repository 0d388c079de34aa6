import { type Kysely, sql } from "kysely";

/** When a member withdrew their consent to news; null while it stands or was never given. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table preferences add column news_withdrawn_at timestamptz`.execute(db);
}
