import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // One parcel per order: the order's code is also its code at the courier.
  await sql`
    create table parcels (
      order_code text primary key,
      quote_code text not null,
      request jsonb not null,
      courier_order_id text unique,
      waybill text,
      tracking_address text,
      status text,
      rank integer not null default 0,
      requested_at timestamptz,
      picked_up_at timestamptz,
      delivered_at timestamptz,
      failure_reason text,
      ask_at timestamptz,
      asks integer not null default 0
    )`.execute(db);
  await sql`create index parcels_ask on parcels (ask_at) where ask_at is not null`.execute(db);
}
