import { anyOf } from "@gelora/service-kit/any-of.ts";
import type { Milliseconds } from "@gelora/service-kit/durations.ts";
import { type Generated, sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import { companyName, splitQuoteCode } from "../domain/couriers.ts";
import type { ParcelRecord, ParcelRequest, ParcelStatus } from "../domain/parcel.ts";
import { parcelRanks } from "../domain/parcel-states.ts";

type ParcelTables = {
  parcels: {
    parcel_code: string;
    order_code: string;
    quote_code: string;
    request: ParcelRequest;
    /** The courier's own id of the order. */
    courier_order_id: string | null;
    waybill: string | null;
    tracking_address: string | null;
    status: ParcelStatus | null;
    rank: Generated<number>;
    requested_at: Date | null;
    picked_up_at: Date | null;
    delivered_at: Date | null;
    failure_reason: string | null;
    /** When to ask the courier next; null before it has the parcel and after its last state. */
    ask_at: Date | null;
    asks: Generated<number>;
    /** When its goods were cancelled before it left. */
    withdrawn_at: Date | null;
    /** When the courier is called for a pre-order; null once it was, and for all others. */
    send_at: Date | null;
  };
};

function parcels(platform: Platform) {
  return platform.database.tables<ParcelTables>();
}

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

export async function selectParcelToHandOver(platform: Platform, parcelCode: string) {
  return parcels(platform)
    .selectFrom("parcels")
    .select(["request", "courier_order_id as courierOrderId"])
    .where("parcel_code", "=", parcelCode)
    .where("withdrawn_at", "is", null)
    .executeTakeFirst();
}

export async function selectParcelByCourierOrder(platform: Platform, courierOrderId: string) {
  return parcels(platform)
    .selectFrom("parcels")
    .select([
      "parcel_code as parcelCode",
      "order_code as orderCode",
      "quote_code as quoteCode",
      "asks",
      sql<boolean>`withdrawn_at is not null`.as("isWithdrawn"),
    ])
    .where("courier_order_id", "=", courierOrderId)
    .executeTakeFirst();
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

/** By order code, without withdrawn ones; orders without a parcel are absent. */
export async function parcelsOf(
  platform: Platform,
  orderCodes: readonly string[],
): Promise<Map<string, ParcelRecord[]>> {
  if (orderCodes.length === 0) return new Map();
  const rows = await parcels(platform)
    .selectFrom("parcels")
    .selectAll()
    .where("order_code", "=", anyOf(orderCodes))
    .where("withdrawn_at", "is", null)
    .orderBy("order_code")
    .orderBy("parcel_code")
    .execute();
  return Map.groupBy(
    rows.map((row) => {
      const { company } = splitQuoteCode(row.quote_code);
      const record: ParcelRecord = {
        orderCode: row.order_code,
        parcelCode: row.parcel_code,
        companyCode: company.toUpperCase(),
        companyName: companyName(company),
        ...(row.status ? { parcelStatus: row.status } : {}),
        ...(row.waybill ? { waybill: row.waybill } : {}),
        ...(row.tracking_address ? { trackingAddress: row.tracking_address } : {}),
        ...(row.requested_at ? { requestedAt: row.requested_at } : {}),
        ...(row.picked_up_at ? { pickedUpAt: row.picked_up_at } : {}),
        ...(row.delivered_at ? { deliveredAt: row.delivered_at } : {}),
        ...(row.failure_reason ? { failureReason: row.failure_reason } : {}),
      };
      return record;
    }),
    (record) => record.orderCode,
  );
}

/**
 * Locks the rows of an order's parcels until the transaction ends: a change of both parcel and
 * order locks the parcel first.
 */
export async function holdParcelsOf(platform: Platform, orderCode: string): Promise<void> {
  await parcels(platform)
    .selectFrom("parcels")
    .select("parcel_code")
    .where("order_code", "=", orderCode)
    .orderBy("parcel_code")
    .forUpdate()
    .execute();
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

export async function selectCourierOrder(platform: Platform, parcelCode: string): Promise<string | undefined> {
  const row = await parcels(platform)
    .selectFrom("parcels")
    .select("courier_order_id")
    .where("parcel_code", "=", parcelCode)
    .executeTakeFirst();
  return row?.courier_order_id ?? undefined;
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
