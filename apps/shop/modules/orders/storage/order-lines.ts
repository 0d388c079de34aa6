import { timesRupiah } from "@gelora/money/rupiah.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { HistoryEntry, OrderLine } from "../domain/order.ts";
import type { OrderState } from "../domain/order-states.ts";
import type { OrdersTables } from "./orders-tables.ts";

export type LineToInsert = Omit<OrderLine, "orderItemCode" | "amount">;

/** The lines of a new order and the first entry of its history, in one statement. */
export async function insertLines(
  platform: Platform,
  orderCode: string,
  lines: readonly LineToInsert[],
  state: OrderState,
): Promise<void> {
  await platform.database
    .tables<OrdersTables>()
    .with("lines", (tables) =>
      tables.insertInto("order_lines").values(lines.map((line, index) => rowOf(orderCode, line, index + 1))),
    )
    .insertInto("order_history")
    .values({ order_code: orderCode, state, remark: null, happened_at: platform.clock.databaseNow() })
    .execute();
}

function rowOf(orderCode: string, line: LineToInsert, lineNumber: number) {
  return {
    order_code: orderCode,
    line_number: lineNumber,
    sku_code: line.skuCode,
    product_code: line.productCode,
    product_name: line.productName,
    colour_name: line.colourName,
    size_name: line.sizeName,
    sku_no: line.skuNo,
    barcode: line.barcode,
    category_code: line.categoryCode,
    image: line.image,
    activity_code: line.activityCode,
    delivery_date: line.deliveryDate,
    weight_grams: line.weightGrams,
    list_price: line.listPrice,
    price: line.price,
    quantity: line.quantity,
  };
}

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
