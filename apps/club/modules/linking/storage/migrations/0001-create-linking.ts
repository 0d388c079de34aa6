import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table link_tickets (
      ticket_digest text collate "C" primary key,
      member_code text collate "C" not null,
      account_code text collate "C" not null,
      session_digest text not null,
      password_version integer not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index link_tickets_expired on link_tickets (expires_at)`.execute(db);
  await sql`
    create table link_versions (
      account_code text collate "C" primary key,
      version integer not null check (version > 0)
    )`.execute(db);
  await sql`
    create table link_locks (
      member_code text collate "C" primary key,
      password_version integer not null
    )`.execute(db);
  await sql`
    create table link_changes (
      change_id uuid primary key,
      member_code text collate "C" not null,
      kind text not null check (kind in ('linked', 'switched', 'unlinked')),
      account_code text collate "C" not null,
      former_account_code text collate "C",
      happened_at timestamptz not null
    )`.execute(db);
  await sql`create index link_changes_old on link_changes (happened_at)`.execute(db);
  await sql`
    create table link_objections (
      change_id uuid not null references link_changes on delete cascade,
      channel text not null check (channel in ('mail', 'sms')),
      token_digest text collate "C" not null unique,
      primary key (change_id, channel)
    )`.execute(db);
}
