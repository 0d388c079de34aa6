import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mailings (
      mailing_code text collate "C" primary key,
      state text not null check (state in ('draft', 'scheduled', 'running', 'paused', 'finished', 'stopped')),
      topic text not null,
      content jsonb not null,
      per_minute integer not null check (per_minute > 0),
      starts_at timestamptz,
      -- the last subscription that was taken, and when the next portion is due
      reached uuid,
      next_portion_at timestamptz,
      changed_at timestamptz not null
    )`.execute(db);
  await sql`create index mailings_due on mailings (next_portion_at)
    where state in ('scheduled', 'running')`.execute(db);
  // One row for each mailing and person: anyone who has one is not taken again.
  await sql`
    create table mailing_sends (
      mailing_code text collate "C" not null references mailings,
      subscription_id uuid not null,
      state text not null check (state in ('waiting', 'sent', 'skipped', 'refused')),
      taken_at timestamptz not null,
      decided_at timestamptz,
      primary key (mailing_code, subscription_id)
    )`.execute(db);
  await sql`create index mailing_sends_waiting on mailing_sends (mailing_code) where state = 'waiting'`.execute(db);
  await sql`create index mailing_sends_decided on mailing_sends (mailing_code, decided_at)`.execute(db);
}
