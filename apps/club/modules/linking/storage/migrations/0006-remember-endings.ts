import { type Kysely, sql } from "kysely";

/** What an objection came to, for a second look at its link. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table link_changes add column ending text`.execute(db);
}
