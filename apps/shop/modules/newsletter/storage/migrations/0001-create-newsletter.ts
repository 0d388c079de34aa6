import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table newsletter_subscriptions (
      subscription_id uuid primary key,
      email text collate "C" not null unique,
      state text not null check (state in ('pending', 'subscribed', 'cancelled')),
      language text not null,
      source text not null check (source in ('QR', 'Web')),
      campaign jsonb not null default '{}',
      topics jsonb not null,
      subscribed_at timestamptz,
      cancelled_at timestamptz,
      updated_at timestamptz not null,
      -- of the mailed link that confirms
      confirm_digest text,
      confirm_ends_at timestamptz
    )`.execute(db);
  // Who agreed to what, when and how; rows are added, never changed.
  await sql`
    create table newsletter_consents (
      consent_id bigint generated always as identity primary key,
      subscription_id uuid not null references newsletter_subscriptions,
      act text not null,
      way text not null,
      wording text,
      language text not null,
      at timestamptz not null
    )`.execute(db);
  await sql`create index newsletter_consents_of on newsletter_consents (subscription_id, consent_id)`.execute(db);
}
