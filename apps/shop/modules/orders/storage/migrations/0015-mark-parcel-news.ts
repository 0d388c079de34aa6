import { type Kysely, sql } from "kysely";

/**
 * What the courier reported, where an entry is about a parcel that was not delivered. Entries from
 * before it was stored have the courier's sentence as their remark; of the states below nobody else
 * left one, except for what was cancelled.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_history add column parcel_status text`.execute(db);
  await sql`
    update order_history
    set parcel_status = case when state in (31, 41, 42) then 'FAILED' else 'RETURNED' end
    where remark is not null and cancelled is null and state in (31, 41, 42, 51, 62)`.execute(db);
}
