import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table checkouts (
      checkout_id uuid primary key,
      owner text not null,
      distribution_type text not null check (distribution_type in ('11', '21')),
      quotation jsonb,
      quoted_at timestamptz,
      order_code text unique,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index checkouts_created on checkouts (created_at)`.execute(db);
  await sql`
    create table checkout_lines (
      checkout_id uuid not null references checkouts (checkout_id) on delete cascade,
      line_number integer not null,
      cart_line_id uuid not null,
      sku_code text not null,
      product_code text not null,
      org_code text not null,
      activity_code text,
      quantity integer not null check (quantity > 0),
      primary key (checkout_id, line_number)
    )`.execute(db);
}
