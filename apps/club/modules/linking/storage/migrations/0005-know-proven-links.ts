import { type Kysely, sql } from "kysely";

/** A link whose maker has proven the card's number is its owner's, however young it is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table link_changes add column is_proven boolean not null default false`.execute(db);
}
