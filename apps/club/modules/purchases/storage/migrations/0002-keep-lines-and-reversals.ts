import { type Kysely, sql } from "kysely";

/** A reversal may arrive before its purchase, so there is no foreign key to `purchases`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table purchases alter column order_code type text collate "C"`.execute(db);
  await sql`alter table purchases add column account_code text collate "C"`.execute(db);
  await sql`create index purchases_account on purchases (account_code)`.execute(db);
  await sql`
    create table purchase_lines (
      order_code text collate "C" not null,
      order_item_code text collate "C" not null,
      sku_code text collate "C" not null,
      quantity integer not null check (quantity > 0),
      amount bigint not null check (amount >= 0),
      primary key (order_code, order_item_code)
    )`.execute(db);
  await sql`
    create table purchase_reversals (
      event_id text not null,
      order_code text collate "C" not null,
      order_item_code text collate "C" not null,
      quantity integer not null check (quantity > 0),
      amount bigint not null check (amount >= 0),
      reversed_at timestamptz not null,
      primary key (event_id, order_item_code)
    )`.execute(db);
  await sql`create index purchase_reversals_order on purchase_reversals (order_code)`.execute(db);
}
