import { type Kysely, sql } from "kysely";

/** A ticket whose card was linked meanwhile stays until it expires, to say so to its bearer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table link_tickets add column is_void boolean not null default false`.execute(db);
}
