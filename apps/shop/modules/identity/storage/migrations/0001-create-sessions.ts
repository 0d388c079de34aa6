import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sessions (
      session_id uuid primary key,
      token_digest text not null unique,
      kind text not null check (kind in ('visitor', 'guest-account', 'member')),
      visitor_key text not null,
      account_code text,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      check ((kind = 'visitor') = (account_code is null))
    )`.execute(db);
  await sql`create index sessions_expiry on sessions (expires_at)`.execute(db);
  await sql`
    create table guest_accounts (
      account_code text primary key,
      email text not null,
      mobile text not null,
      created_at timestamptz not null default now()
    )`.execute(db);
}
