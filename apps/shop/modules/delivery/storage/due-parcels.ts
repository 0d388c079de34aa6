import type { Milliseconds } from "@gelora/service-kit/durations.ts";
import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import { type ParcelTables, parcels } from "./parcel-tables.ts";

/** Sets when the courier is asked next; never again without `wait`. */
export async function askAgain(platform: Platform, parcelCode: string, wait: Milliseconds | undefined): Promise<void> {
  await parcels(platform)
    .updateTable("parcels")
    .set({ ask_at: wait === undefined ? null : platform.clock.databaseIn(wait), asks: sql`asks + 1` })
    .where("parcel_code", "=", parcelCode)
    .execute();
}

/**
 * Claims parcels that are due, and postpones them by a lease.
 * @returns the courier's ids
 */
export async function claimDueParcels(platform: Platform, lease: Milliseconds, limit: number): Promise<string[]> {
  const { clock, database } = platform;
  const result = await sql<{ id: string }>`
    update parcels set ask_at = ${clock.databaseIn(lease)}
    where parcel_code in (
      select parcel_code from parcels
      where ask_at <= ${clock.databaseNow()} and courier_order_id is not null
      order by ask_at limit ${limit} for update skip locked
    )
    returning courier_order_id as id`.execute(database.tables<ParcelTables>());
  return result.rows.map((row) => row.id);
}

/**
 * Claims parcels whose day has come; they are not claimed again.
 * @returns their codes
 */
export async function claimParcelsToSend(platform: Platform, limit: number): Promise<string[]> {
  const { clock, database } = platform;
  const result = await sql<{ code: string }>`
    update parcels set send_at = null
    where parcel_code in (
      select parcel_code from parcels where send_at <= ${clock.databaseNow()}
      order by send_at limit ${limit} for update skip locked
    )
    returning parcel_code as code`.execute(database.tables<ParcelTables>());
  return result.rows.map(({ code }) => code);
}
