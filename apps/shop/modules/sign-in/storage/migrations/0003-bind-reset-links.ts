import { type Kysely, sql } from "kysely";

/** Links of before live for half an hour at most: they are asked for again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from reset_links`.execute(db);
  await sql`alter table reset_links add column email_digest text not null`.execute(db);
}
