import { type Kysely, sql } from "kysely";

/** What binds a session to its browser, and what its owner is shown of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sessions
      add column companion_digest text,
      add column device text not null default '',
      add column last_seen_at timestamptz not null default now(),
      add column proven_at timestamptz`.execute(db);
  await sql`create index sessions_account on sessions (account_code) where account_code is not null`.execute(db);
  await sql`create index sessions_visitor on sessions (visitor_key)`.execute(db);
}
