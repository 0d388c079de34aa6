import { anyOf } from "@gelora/service-kit/any-of.ts";
import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { ParcelRequest, ParcelStatus } from "../domain/parcel.ts";
import { parcelRanks } from "../domain/parcel-states.ts";
import { type ParcelTables, parcels } from "./parcel-tables.ts";

/**
 * @param sendAt when the courier is to be called; undefined for at once
 * @returns false when a parcel with this code already exists: nothing is changed then
 */
export async function insertParcel(
  platform: Platform,
  parcel: ParcelRequest,
  sendAt: Date | undefined,
): Promise<boolean> {
  const result = await parcels(platform)
    .insertInto("parcels")
    .values({
      parcel_code: parcel.parcelCode,
      order_code: parcel.orderCode,
      quote_code: parcel.quoteCode,
      request: sql<never>`${JSON.stringify(parcel)}::jsonb`,
      courier_order_id: null,
      waybill: null,
      tracking_address: null,
      status: null,
      requested_at: null,
      picked_up_at: null,
      delivered_at: null,
      failure_reason: null,
      ask_at: null,
      withdrawn_at: null,
      send_at: sendAt ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Stores the courier's id of the parcel, which every later call needs. */
export async function keepCourierOrder(platform: Platform, parcelCode: string, courierOrderId: string): Promise<void> {
  await parcels(platform)
    .updateTable("parcels")
    .set({ courier_order_id: courierOrderId })
    .where("parcel_code", "=", parcelCode)
    .execute();
}

export type ParcelNews = {
  readonly status: ParcelStatus;
  readonly waybill: string;
  readonly trackingAddress?: string | undefined;
  readonly reason?: string | undefined;
};

/**
 * Raises a parcel's state; the statement itself compares ranks (invariant I-08).
 * @returns false when its rank is already as high
 */
export async function raiseParcel(platform: Platform, parcelCode: string, news: ParcelNews): Promise<boolean> {
  const { clock } = platform;
  const rank = parcelRanks[news.status];
  const onItsWay = news.status === "PICKED_UP" || news.status === "IN_TRANSIT" || news.status === "DELIVERED";
  const result = await parcels(platform)
    .updateTable("parcels")
    .set({
      status: news.status,
      rank,
      waybill: news.waybill,
      requested_at: sql<Date>`coalesce(requested_at, ${clock.databaseNow()})`,
      ...(news.trackingAddress ? { tracking_address: news.trackingAddress } : {}),
      ...(onItsWay ? { picked_up_at: sql<Date>`coalesce(picked_up_at, ${clock.databaseNow()})` } : {}),
      ...(news.status === "DELIVERED" ? { delivered_at: clock.databaseNow() } : {}),
      ...(news.reason ? { failure_reason: news.reason } : {}),
    })
    .where("parcel_code", "=", parcelCode)
    .where("rank", "<", rank)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** @returns false when it has left, or was already withdrawn */
export async function markWithdrawn(platform: Platform, parcelCode: string): Promise<boolean> {
  const result = await parcels(platform)
    .updateTable("parcels")
    .set({ withdrawn_at: platform.clock.databaseNow(), ask_at: null, send_at: null })
    .where("parcel_code", "=", parcelCode)
    .where("rank", "<=", parcelRanks.REQUESTED)
    .where("withdrawn_at", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Takes the receivers off parcels that have ended; what was sent, and what it cost, stays. */
export async function eraseReceivers(platform: Platform, orderCodes: readonly string[]): Promise<void> {
  const erased = { name: "", mobile: "", address: "", email: "" };
  await platform.database
    .tables<ParcelTables>()
    .updateTable("parcels")
    .set({ request: sql`jsonb_set(request, '{receiver}', request->'receiver' || ${JSON.stringify(erased)}::jsonb)` })
    .where("order_code", "=", anyOf(orderCodes))
    .execute();
}
