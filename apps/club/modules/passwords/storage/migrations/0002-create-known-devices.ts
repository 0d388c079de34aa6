import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table known_devices (
      member_code text collate "C" not null,
      mark_digest text collate "C" not null,
      used_at timestamptz not null,
      primary key (member_code, mark_digest)
    )`.execute(db);
  await sql`create index known_devices_used on known_devices (used_at)`.execute(db);
}
