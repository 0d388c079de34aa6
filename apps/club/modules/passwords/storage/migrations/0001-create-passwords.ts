import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table passwords (
      member_code text collate "C" primary key,
      hash text not null check (hash like '$argon2id$%'),
      version integer not null check (version > 0),
      changed_at timestamptz not null
    )`.execute(db);
  await sql`
    create table password_tries (
      subject text collate "C" primary key,
      failures integer not null check (failures >= 0),
      free_at timestamptz not null,
      forgotten_at timestamptz not null
    )`.execute(db);
  await sql`create index password_tries_forgotten on password_tries (forgotten_at)`.execute(db);
}
