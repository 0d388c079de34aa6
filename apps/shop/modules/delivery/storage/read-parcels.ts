import { anyOf } from "@gelora/service-kit/any-of.ts";
import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import { companyName, splitQuoteCode } from "../domain/couriers.ts";
import type { ParcelRecord } from "../domain/parcel.ts";
import { parcels } from "./parcel-tables.ts";

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

export async function selectCourierOrder(platform: Platform, parcelCode: string): Promise<string | undefined> {
  const row = await parcels(platform)
    .selectFrom("parcels")
    .select("courier_order_id")
    .where("parcel_code", "=", parcelCode)
    .executeTakeFirst();
  return row?.courier_order_id ?? undefined;
}
