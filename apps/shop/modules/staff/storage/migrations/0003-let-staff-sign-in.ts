import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table staff_credentials (
      staff_code text collate "C" primary key references staff_accounts (staff_code),
      password_hash text not null,
      totp_secret text not null,
      totp_step bigint not null default 0
    )`.execute(db);
  await sql`
    create table staff_sessions (
      token_digest text primary key,
      staff_code text collate "C" not null references staff_accounts (staff_code),
      begun_at timestamptz not null,
      ends_at timestamptz not null
    )`.execute(db);
  await sql`create index staff_sessions_of_account on staff_sessions (staff_code)`.execute(db);
  await sql`create index staff_sessions_ended on staff_sessions (ends_at)`.execute(db);
}
