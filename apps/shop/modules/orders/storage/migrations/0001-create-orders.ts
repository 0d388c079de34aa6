import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table orders (
      order_code text primary key,
      owner text not null,
      account_code text,
      checkout_id uuid not null unique,
      state integer not null check (state in (21, 31, 41, 42, 51, 61, 62)),
      distribution_type text not null check (distribution_type in ('11', '21')),
      org_code text not null,
      language text not null,
      email text not null,
      mobile text not null,
      receiver jsonb,
      shipping jsonb,
      store jsonb,
      pickup_code text,
      product_amount bigint not null,
      discount bigint not null default 0,
      coupon bigint not null default 0,
      used_point_amount bigint not null default 0,
      freight bigint not null,
      freight_discount bigint not null default 0,
      total bigint not null check (total >= 0),
      channel_code text,
      cash boolean not null,
      remark text,
      cancel_reason_code text,
      cancel_remark text,
      placed_at timestamptz not null,
      close_at timestamptz,
      paid_at timestamptz,
      paid_channel_code text,
      shipped_at timestamptz,
      completed_at timestamptz,
      ended_at timestamptz,
      check (total = product_amount - discount - coupon - used_point_amount + freight - freight_discount),
      check ((distribution_type = '11') = (receiver is not null)),
      check ((distribution_type = '21') = (store is not null))
    )`.execute(db);
  await sql`create index orders_of_owner on orders (owner, placed_at desc)`.execute(db);
  await sql`create index orders_to_close on orders (close_at) where close_at is not null`.execute(db);
  await sql`
    create table order_lines (
      order_code text not null references orders (order_code),
      line_number integer not null,
      sku_code text not null,
      product_code text not null,
      product_name text not null,
      colour_name text not null,
      size_name text not null,
      sku_no text not null,
      barcode text not null,
      category_code text not null,
      image text,
      activity_code text,
      delivery_date text,
      weight_grams integer not null,
      list_price bigint not null,
      price bigint not null,
      quantity integer not null check (quantity > 0),
      primary key (order_code, line_number)
    )`.execute(db);
  await sql`
    create table order_history (
      position bigint generated always as identity primary key,
      order_code text not null references orders (order_code),
      state integer not null,
      remark text,
      happened_at timestamptz not null
    )`.execute(db);
  await sql`create index order_history_of_order on order_history (order_code, position)`.execute(db);
  await sql`
    create table refunds_due (
      refund_id uuid primary key,
      order_code text not null references orders (order_code),
      channel_code text not null,
      amount bigint not null check (amount > 0),
      reason text not null check (reason in ('PAID_LATE', 'RETURNED')),
      received_at timestamptz not null,
      noted_at timestamptz not null,
      unique (order_code, channel_code, reason, received_at)
    )`.execute(db);
  await sql`
    create table track_tries (
      subject text primary key,
      tries integer not null,
      until timestamptz not null
    )`.execute(db);
}
