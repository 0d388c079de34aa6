import { type Kysely, sql } from "kysely";

/** A pre-order's parcel waits for its first shipping day before the courier is called. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table parcels add column send_at timestamptz`.execute(db);
  await sql`create index parcels_send on parcels (send_at) where send_at is not null`.execute(db);
}
