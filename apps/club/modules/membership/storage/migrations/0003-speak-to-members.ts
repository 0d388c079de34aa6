import { type Kysely, sql } from "kysely";

/** The language of a member's mails. Members so far get the country's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table members add column language text not null default 'id-ID' check (language in ('en-US', 'id-ID'))`.execute(
    db,
  );
}
