import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // A subject is a folded address with its kind: `mobile:81234567890`, `email:sari@example.com`.
  // Tries and sends are counted by it, over all callers.
  await sql`
    create table verification_addresses (
      subject text primary key,
      tries_until timestamptz not null default 'epoch',
      sends integer not null check (sends >= 0),
      sends_until timestamptz not null,
      wait_step integer not null check (wait_step >= 0),
      next_send_at timestamptz not null
    )`.execute(db);
  // What one source or session had sent in a day.
  await sql`
    create table verification_senders (
      sender text primary key,
      sends integer not null,
      sends_until timestamptz not null
    )`.execute(db);
  // One row per day in Jakarta: the cost of codes to phones, and how many of them were entered.
  await sql`
    create table verification_days (
      day date primary key,
      spent bigint not null,
      sent integer not null,
      entered integer not null default 0,
      alarmed_at timestamptz
    )`.execute(db);
  await sql`
    create table verification_codes (
      flow text not null,
      subject text not null,
      code_id uuid not null,
      digest text not null,
      expires_at timestamptz not null,
      primary key (flow, subject)
    )`.execute(db);
  await sql`create index verification_codes_expiry on verification_codes (expires_at)`.execute(db);
  await sql`
    create table verification_mobile_tokens (
      token_digest text primary key,
      flow text not null,
      mobile text not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index verification_mobile_tokens_expiry on verification_mobile_tokens (expires_at)`.execute(db);
  await sql`
    create table verification_email_checks (
      token_digest text primary key,
      flow text not null,
      email text not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index verification_email_checks_expiry on verification_email_checks (expires_at)`.execute(db);
  await sql`
    create table verification_verified_emails (
      flow text not null,
      email text not null,
      expires_at timestamptz not null,
      primary key (flow, email)
    )`.execute(db);
  await sql`create index verification_verified_emails_expiry on verification_verified_emails (expires_at)`.execute(db);
}
