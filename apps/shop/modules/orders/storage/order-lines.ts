import { timesRupiah } from "@gelora/money/rupiah.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { HistoryEntry, OrderLine } from "../domain/order.ts";
import type { OrdersTables } from "./orders-tables.ts";

/** Lines of several orders in one query, in their order. */
export async function selectLines(
  platform: Platform,
  orderCodes: readonly string[],
): Promise<ReadonlyMap<string, readonly OrderLine[]>> {
  if (orderCodes.length === 0) return new Map();
  const rows = await platform.database
    .tables<OrdersTables>()
    .selectFrom("order_lines")
    .selectAll()
    .where("order_code", "in", orderCodes)
    .orderBy("order_code")
    .orderBy("line_number")
    .execute();
  return Map.groupBy(
    rows.map((row) => ({
      orderCode: row.order_code,
      orderItemCode: `${row.order_code}-${row.line_number}`,
      skuCode: row.sku_code,
      productCode: row.product_code,
      productName: row.product_name,
      colourName: row.colour_name,
      sizeName: row.size_name,
      skuNo: row.sku_no,
      barcode: row.barcode,
      categoryCode: row.category_code,
      image: row.image,
      activityCode: row.activity_code,
      deliveryDate: row.delivery_date,
      weightGrams: row.weight_grams,
      listPrice: row.list_price,
      price: row.price,
      quantity: row.quantity,
      amount: timesRupiah(row.price, row.quantity),
    })),
    (line) => line.orderCode,
  );
}

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
    .where("order_code", "in", orderCodes)
    .orderBy("position")
    .execute();
  return Map.groupBy(
    rows.map((row) => ({ orderCode: row.order_code, state: row.state, at: row.happened_at, remark: row.remark })),
    (entry) => entry.orderCode,
  );
}
