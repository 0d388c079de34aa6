import { type Kysely, sql } from "kysely";

/**
 * An order may have several parcels, each with its own code at the courier; the first one keeps the
 * order's.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table parcels add column parcel_code text collate "C", add column withdrawn_at timestamptz`.execute(
    db,
  );
  await sql`update parcels set parcel_code = order_code`.execute(db);
  await sql`alter table parcels drop constraint parcels_pkey, add primary key (parcel_code)`.execute(db);
  await sql`create index parcels_of_order on parcels (order_code, parcel_code)`.execute(db);
}
