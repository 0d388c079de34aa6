import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payments (
      order_code text primary key,
      amount bigint not null check (amount > 0),
      channel_code text not null,
      attempt integer not null default 1,
      status text not null default 'NEW',
      customer jsonb not null,
      items jsonb not null,
      cash_allowed boolean not null,
      distribution_type text,
      deadline timestamptz not null,
      created_at timestamptz not null,
      paid_at timestamptz,
      cancelled_at timestamptz
    )`.execute(db);
  // One row per charge at the provider, with its order id there.
  await sql`
    create table payment_attempts (
      provider_order_id text primary key,
      order_code text not null references payments (order_code),
      attempt integer not null,
      channel_code text not null,
      status text not null default 'NEW',
      rank integer not null default 0,
      charge text not null default 'unasked' check (charge in ('unasked', 'asked', 'answered', 'lost')),
      claim text,
      claimed_until timestamptz,
      details jsonb,
      reference text,
      ask_at timestamptz,
      asks integer not null default 0,
      unique (order_code, attempt)
    )`.execute(db);
  await sql`create index payment_attempts_ask on payment_attempts (ask_at) where ask_at is not null`.execute(db);
  // Money that fits no open payment, for staff to review. One row per fact, however often it is
  // reported.
  await sql`
    create table payments_to_review (
      provider_order_id text not null,
      reason text not null,
      amount text not null,
      currency text not null,
      reference text,
      noted_at timestamptz not null,
      primary key (provider_order_id, reason)
    )`.execute(db);
}
