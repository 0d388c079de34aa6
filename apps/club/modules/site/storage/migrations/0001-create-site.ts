import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table site_keys (
      token_digest text primary key,
      member_code text collate "C" not null,
      account_code text collate "C" not null,
      page text not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index site_keys_ended on site_keys (expires_at)`.execute(db);
  await sql`
    create table site_sessions (
      token_digest text primary key,
      member_code text collate "C" not null,
      account_code text collate "C" not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index site_sessions_ended on site_sessions (expires_at)`.execute(db);
}
