import { points } from "@gelora/money/points.ts";
import { rupiah } from "@gelora/money/rupiah.ts";
import { anyOf } from "@gelora/service-kit/any-of.ts";
import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { HistoryEntry, OrderLine } from "../domain/order.ts";
import type { OrdersTables } from "./orders-tables.ts";

/** Lines of several orders in one query, in line order. */
export async function selectLines(
  platform: Platform,
  orderCodes: readonly string[],
): Promise<ReadonlyMap<string, readonly OrderLine[]>> {
  if (orderCodes.length === 0) return new Map();
  const rows = await platform.database
    .tables<OrdersTables>()
    .selectFrom("order_lines")
    .selectAll()
    .select([takenOff.as("taken_off"), paidInPoints.as("paid_in_points")])
    .where("order_code", "=", anyOf(orderCodes))
    .orderBy("order_code")
    .orderBy("line_number")
    .execute();
  return Map.groupBy(
    rows.map((row) => ({
      orderCode: row.order_code,
      lineNumber: row.line_number,
      orderItemCode: `${row.order_code}-${row.line_number}`,
      skuCode: row.sku_code,
      productCode: row.product_code,
      productName: row.product_name,
      colourName: row.colour_name,
      sizeName: row.size_name,
      names: row.names,
      skuNo: row.sku_no,
      barcode: row.barcode,
      categoryCode: row.category_code,
      brandCode: row.brand_code,
      categoryCodes: row.categories,
      image: row.image,
      activityCode: row.activity_code,
      deliveryDate: row.delivery_date,
      weightGrams: row.weight_grams,
      listPrice: row.list_price,
      price: row.price,
      quantity: row.quantity,
      usedPoints: Array.from({ length: row.quantity }, (_, unit) => points(row.paid_in_points[unit + 1] ?? 0)),
      amount: rupiah(row.list_price * row.quantity - row.taken_off),
    })),
    (line) => line.orderCode,
  );
}

/** The sum of all adjustments of a line. */
const takenOff = sql<number>`(select coalesce(sum(amount), 0)::bigint from order_adjustments
  where order_adjustments.order_code = order_lines.order_code and order_adjustments.line_number = order_lines.line_number)`;

/** What points paid of a line, by unit. */
const paidInPoints = sql<Readonly<Record<number, number>>>`(
  select coalesce(jsonb_object_agg(unit_number, amount), '{}') from order_adjustments
  where order_adjustments.order_code = order_lines.order_code and order_adjustments.line_number = order_lines.line_number
    and order_adjustments.source = 'POINTS')`;

/** The histories of several orders, oldest entry first. */
export async function selectHistories(
  platform: Platform,
  orderCodes: readonly string[],
): Promise<ReadonlyMap<string, readonly HistoryEntry[]>> {
  if (orderCodes.length === 0) return new Map();
  const rows = await platform.database
    .tables<OrdersTables>()
    .selectFrom("order_history")
    .selectAll()
    .where("order_code", "=", anyOf(orderCodes))
    .orderBy("position")
    .execute();
  return Map.groupBy(
    rows.map((row) => ({
      orderCode: row.order_code,
      state: row.state,
      at: row.happened_at,
      remark: row.remark,
      parcelNews: row.parcel_status,
      cancelled: row.cancelled ?? [],
    })),
    (entry) => entry.orderCode,
  );
}
