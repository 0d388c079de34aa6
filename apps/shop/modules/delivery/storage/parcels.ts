import type { Milliseconds } from "@gelora/service-kit/durations.ts";
import { type Generated, sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import { companyName, splitQuoteCode } from "../domain/couriers.ts";
import type { ParcelRecord, ParcelRequest, ParcelStatus } from "../domain/parcel.ts";
import { parcelRanks } from "../domain/parcel-states.ts";

type ParcelTables = {
  parcels: {
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
    /** When to ask the courier next; null before it has the parcel and after its last word. */
    ask_at: Date | null;
    asks: Generated<number>;
  };
};

function parcels(platform: Platform) {
  return platform.database.tables<ParcelTables>();
}

/** @returns false when the order has a parcel already: nothing is changed then */
export async function insertParcel(platform: Platform, parcel: ParcelRequest): Promise<boolean> {
  const result = await parcels(platform)
    .insertInto("parcels")
    .values({
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
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function selectParcelToHandOver(platform: Platform, orderCode: string) {
  return parcels(platform)
    .selectFrom("parcels")
    .select(["request", "courier_order_id as courierOrderId"])
    .where("order_code", "=", orderCode)
    .executeTakeFirst();
}

export async function selectParcelByCourierOrder(platform: Platform, courierOrderId: string) {
  return parcels(platform)
    .selectFrom("parcels")
    .select(["order_code as orderCode", "quote_code as quoteCode", "asks"])
    .where("courier_order_id", "=", courierOrderId)
    .executeTakeFirst();
}

/** Notes the courier's own id of the parcel, which everything else hangs on. */
export async function keepCourierOrder(platform: Platform, orderCode: string, courierOrderId: string): Promise<void> {
  await parcels(platform)
    .updateTable("parcels")
    .set({ courier_order_id: courierOrderId })
    .where("order_code", "=", orderCode)
    .execute();
}

export type ParcelNews = {
  readonly status: ParcelStatus;
  readonly waybill: string;
  readonly trackingAddress?: string | undefined;
  readonly reason?: string | undefined;
};

/** Raises a parcel's state; the rank decides, in the statement itself (invariant I-08). @returns false when it stands as high already */
export async function raiseParcel(platform: Platform, orderCode: string, news: ParcelNews): Promise<boolean> {
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
    .where("order_code", "=", orderCode)
    .where("rank", "<", rank)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Sets when the courier is asked next; never again without `wait`. */
export async function askAgain(platform: Platform, orderCode: string, wait: Milliseconds | undefined): Promise<void> {
  await parcels(platform)
    .updateTable("parcels")
    .set({ ask_at: wait === undefined ? null : platform.clock.databaseIn(wait), asks: sql`asks + 1` })
    .where("order_code", "=", orderCode)
    .execute();
}

/** Takes parcels whose time to ask has come, and puts them off by a lease. @returns the courier's own ids */
export async function claimDueParcels(platform: Platform, lease: Milliseconds, limit: number): Promise<string[]> {
  const { clock, database } = platform;
  const result = await sql<{ id: string }>`
    update parcels set ask_at = ${clock.databaseIn(lease)}
    where order_code in (
      select order_code from parcels
      where ask_at <= ${clock.databaseNow()} and courier_order_id is not null
      order by ask_at limit ${limit} for update skip locked
    )
    returning courier_order_id as id`.execute(database.tables<ParcelTables>());
  return result.rows.map((row) => row.id);
}

export async function selectParcels(
  platform: Platform,
  orderCodes: readonly string[],
): Promise<Map<string, ParcelRecord[]>> {
  if (orderCodes.length === 0) return new Map();
  const rows = await parcels(platform)
    .selectFrom("parcels")
    .selectAll()
    .where("order_code", "in", orderCodes)
    .execute();
  return new Map(
    rows.map((row) => {
      const { company } = splitQuoteCode(row.quote_code);
      const record: ParcelRecord = {
        orderCode: row.order_code,
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
      return [row.order_code, [record]];
    }),
  );
}
