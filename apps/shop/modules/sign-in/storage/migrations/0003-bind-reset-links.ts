import { type Kysely, sql } from "kysely";

/** Earlier links live for half an hour at most: members request new ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from reset_links`.execute(db);
  await sql`alter table reset_links add column email_digest text not null`.execute(db);
}
