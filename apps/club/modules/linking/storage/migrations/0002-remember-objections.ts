import { type Kysely, sql } from "kysely";

/** Changes stay after an objection, so that a later one never goes back to them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table link_changes
      add column position bigint generated always as identity,
      add column is_void boolean not null default false,
      add column is_objected boolean not null default false`.execute(db);
  await sql`create index link_changes_card on link_changes (member_code, position)`.execute(db);
}
