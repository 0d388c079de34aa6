import { makeAppendOnly } from "@gelora/service-kit/append-only.ts";
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table stock_units (
      sku_code text not null,
      location_code text not null,
      on_hand integer not null check (on_hand >= 0),
      held integer not null default 0 check (held >= 0),
      changed_at timestamptz not null default clock_timestamp(),
      primary key (sku_code, location_code),
      check (held <= on_hand)
    ) with (fillfactor = 70)`.execute(db);
  await sql`create index stock_units_changed on stock_units (changed_at)`.execute(db);
  await sql`
    create table stock_holds (
      order_code text not null,
      sku_code text not null,
      location_code text not null,
      quantity integer not null check (quantity > 0),
      state text not null default 'held' check (state in ('held', 'sold', 'released')),
      primary key (order_code, sku_code, location_code)
    )`.execute(db);
  await sql`
    create table stock_movements (
      position bigint generated always as identity primary key,
      sku_code text not null,
      location_code text not null,
      on_hand_change integer not null,
      held_change integer not null,
      reason text not null,
      order_code text,
      moved_at timestamptz not null default now()
    )`.execute(db);
  await makeAppendOnly(db, "stock_movements");
}
