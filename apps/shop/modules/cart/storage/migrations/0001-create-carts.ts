import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table carts (
      owner text primary key,
      changed_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index carts_changed on carts (changed_at)`.execute(db);
  await sql`
    create table cart_lines (
      cart_line_id uuid primary key,
      owner text not null references carts (owner) on delete cascade,
      distribution_type text not null check (distribution_type in ('11', '21')),
      sku_code text not null,
      product_code text not null,
      org_code text not null,
      activity_code text,
      sku_name text not null,
      quantity integer not null check (quantity between 1 and 5),
      selected boolean not null default true,
      seen_price bigint not null,
      seen_sold_out boolean not null default false,
      added_at timestamptz not null default clock_timestamp(),
      unique (owner, distribution_type, sku_code)
    )`.execute(db);
  await sql`
    create table purchase_limits (
      sku_code text primary key,
      most integer not null check (most between 1 and 5)
    )`.execute(db);
}
