import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table password_tries (
      subject text primary key,
      failures integer not null check (failures > 0),
      free_at timestamptz not null,
      forgotten_at timestamptz not null
    )`.execute(db);
  await sql`create index password_tries_forgotten on password_tries (forgotten_at)`.execute(db);
  await sql`
    create table reset_requests (
      address_digest text primary key,
      requests integer not null check (requests > 0),
      until timestamptz not null
    )`.execute(db);
  await sql`create index reset_requests_until on reset_requests (until)`.execute(db);
  await sql`
    create table reset_links (
      request_id uuid primary key,
      member_code text not null,
      token_digest text not null unique,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index reset_links_member on reset_links (member_code)`.execute(db);
  await sql`create index reset_links_expiry on reset_links (expires_at)`.execute(db);
}
