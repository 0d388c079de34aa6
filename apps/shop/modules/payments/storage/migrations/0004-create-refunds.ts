import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // Money received and money refunded are in one row, so the database itself forbids refunding more
  // than was received (I-09).
  await sql`
    alter table payment_attempts add column received bigint, add column refunded bigint not null default 0,
      add constraint payment_attempts_refunded check (refunded >= 0 and refunded <= coalesce(received, 0))`.execute(db);
  await sql`
    update payment_attempts set received = payments.amount from payments
    where payments.order_code = payment_attempts.order_code and payment_attempts.status = 'PAID'`.execute(db);
  await sql`
    update payment_attempts set received = review.amount::numeric::bigint from payments_to_review review
    where review.provider_order_id = payment_attempts.provider_order_id and review.reason = 'WRONG_AMOUNT'
      and review.currency = 'IDR' and review.amount ~ '^[0-9]{1,15}(\\.0+)?$'`.execute(db);
  await sql`
    create table refunds (
      refund_key text collate "C" primary key,
      order_code text collate "C" not null,
      provider_order_id text collate "C" not null references payment_attempts (provider_order_id),
      amount bigint not null check (amount > 0),
      debt text not null unique,
      reason text not null,
      state text not null check (state in ('requested', 'asked', 'accepted', 'done', 'refused', 'transferred')),
      note text,
      requested_at timestamptz not null,
      ended_at timestamptz,
      ask_at timestamptz,
      asks integer not null default 0
    )`.execute(db);
  await sql`create index refunds_of_order on refunds (order_code)`.execute(db);
  await sql`create index refunds_of_attempt on refunds (provider_order_id)`.execute(db);
  await sql`create index refunds_ask on refunds (ask_at) where ask_at is not null`.execute(db);
  await sql`
    alter table payments_to_review add column decision text check (decision in ('accepted', 'refunded', 'transferred', 'noted')),
      add column decided_by text, add column decided_at timestamptz, add column reference_of_transfer text`.execute(db);
}
