import type { Milliseconds } from "@gelora/service-kit/durations.ts";
import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { OrderLine, OrderRecord } from "../domain/order.ts";
import { openOrdersOf, orderOf } from "./orders.ts";
import type { OrdersTables } from "./orders-tables.ts";

export type LineToInsert = Omit<OrderLine, "orderItemCode" | "amount">;

export type OrderToInsert = Omit<
  OrderRecord,
  | "placedAt"
  | "closeAt"
  | "paidAt"
  | "paidChannelCode"
  | "shippedAt"
  | "completedAt"
  | "endedAt"
  | "cancelReasonCode"
  | "cancelRemark"
> & {
  readonly accountCode: string | null;
  readonly checkoutId: string;
  /** From now until it closes by itself; null for never. */
  readonly closesIn: Milliseconds | null;
  readonly lines: readonly LineToInsert[];
};

/**
 * An order with its lines and the first entry of its history, in one statement.
 * @returns the order, and how many of its owner's orders awaited payment before it; undefined when the code is taken already: try another
 */
export async function insertOrder(
  platform: Platform,
  order: OrderToInsert,
): Promise<{ readonly order: OrderRecord; readonly openBefore: number } | undefined> {
  const row = await platform.database
    .tables<OrdersTables>()
    .with("placed", (tables) =>
      tables
        .insertInto("orders")
        .values(rowOf(platform, order))
        .onConflict((conflict) => conflict.column("order_code").doNothing())
        .returningAll(),
    )
    .with("lines", (tables) =>
      tables
        .insertInto("order_lines")
        .columns(lineColumns)
        .expression(sql`
        select placed.order_code, line.* from placed, jsonb_to_recordset(${JSON.stringify(linesOf(order.lines))}::jsonb) as line (
          line_number integer, sku_code text, product_code text, product_name text, colour_name text, size_name text, sku_no text, barcode text,
          category_code text, image text, activity_code text, delivery_date text, weight_grams integer, list_price bigint, price bigint,
          quantity integer)`),
    )
    .with("history", (tables) =>
      tables
        .insertInto("order_history")
        .columns(["order_code", "state", "happened_at"])
        .expression(sql`select order_code, state, placed_at from placed`),
    )
    .selectFrom("placed")
    .selectAll()
    .select(openOrdersOf(order.owner).as("openBefore"))
    .executeTakeFirst();
  return row && { order: orderOf(row), openBefore: row.openBefore };
}

function rowOf({ clock }: Platform, order: OrderToInsert) {
  return {
    order_code: order.orderCode,
    owner: order.owner,
    account_code: order.accountCode,
    checkout_id: order.checkoutId,
    state: order.state,
    distribution_type: order.distributionType,
    org_code: order.orgCode,
    language: order.language,
    email: order.email,
    mobile: order.mobile,
    receiver: json(order.receiver),
    shipping: json(order.shipping),
    store: json(order.store),
    pickup_code: order.pickupCode,
    product_amount: order.productAmount,
    discount: order.discount,
    coupon: order.coupon,
    used_point_amount: order.usedPointAmount,
    freight: order.freight,
    freight_discount: order.freightDiscount,
    total: order.total,
    channel_code: order.channelCode,
    cash: order.cash,
    remark: order.remark,
    placed_at: clock.databaseNow(),
    close_at: order.closesIn === null ? null : clock.databaseIn(order.closesIn),
  };
}

function json<Value>(value: Value | null) {
  return value === null ? null : sql<Value>`${JSON.stringify(value)}::jsonb`;
}

const lineColumns = [
  "order_code",
  "line_number",
  "sku_code",
  "product_code",
  "product_name",
  "colour_name",
  "size_name",
  "sku_no",
  "barcode",
  "category_code",
  "image",
  "activity_code",
  "delivery_date",
  "weight_grams",
  "list_price",
  "price",
  "quantity",
] as const satisfies readonly (keyof OrdersTables["order_lines"])[];

function linesOf(lines: readonly LineToInsert[]) {
  return lines.map((line, index) => ({
    line_number: index + 1,
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
  }));
}
