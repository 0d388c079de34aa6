import type { Milliseconds } from "@gelora/service-kit/durations.ts";
import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { OrderLine, OrderRecord } from "../domain/order.ts";
import type { OrderAdjustment } from "../domain/order-adjustments.ts";
import type { OrderPromotion } from "../domain/order-promotions.ts";
import { orderStates } from "../domain/order-states.ts";
import { firstPortions } from "../domain/portions.ts";
import { openOrdersOf } from "./orders.ts";
import type { OrdersTables } from "./orders-tables.ts";

export type LineToInsert = Omit<OrderLine, "lineNumber" | "orderItemCode" | "amount" | "usedPoints">;

/** What only the database sets, or a later step of the order. */
type LaterOn =
  | "placedAt"
  | "closeAt"
  | "paidAt"
  | "paidChannelCode"
  | "readyAt"
  | "shippedAt"
  | "completedAt"
  | "endedAt"
  | "cancelReasonCode"
  | "cancelRemark";

export type OrderToInsert = {
  readonly order: Omit<OrderRecord, LaterOn>;
  readonly accountCode: string | null;
  readonly checkoutId: string;
  /** Time until it closes by itself; null for never. */
  readonly closesIn: Milliseconds | null;
  readonly lines: readonly LineToInsert[];
  readonly adjustments: readonly OrderAdjustment[];
  readonly promotions: readonly OrderPromotion[];
};

export type InsertedOrder = {
  readonly order: OrderRecord;
  /** How many of its owner's orders awaited payment before it. */
  readonly openBefore: number;
};

/**
 * An order with its lines, their portions and adjustments, what became of its promotions, the first
 * entry of its history and, if it awaits payment, the message about paying, in one statement.
 * @returns undefined when the code is taken: try another
 */
export async function insertOrder(platform: Platform, placed: OrderToInsert): Promise<InsertedOrder | undefined> {
  const { order } = placed;
  const { rows } = await sql<{ placedAt: Date; closeAt: Date | null; paidAt: Date | null; openBefore: number }>`
    with placed as (${orderRow(platform, placed)}),
    lines as (
      insert into order_lines (order_code, line_number, sku_code, product_code, product_name, colour_name, size_name, names, sku_no,
        barcode, category_code, brand_code, categories, image, activity_code, delivery_date, weight_grams, list_price, price, quantity)
      select placed.order_code, line.* from placed, jsonb_to_recordset(${JSON.stringify(linesOf(placed.lines))}::jsonb) as line (
        line_number integer, sku_code text, product_code text, product_name text, colour_name text, size_name text, names jsonb, sku_no text,
        barcode text, category_code text, brand_code text, categories jsonb, image text, activity_code text, delivery_date text, weight_grams integer,
        list_price bigint, price bigint, quantity integer)
    ), adjustments as (
      insert into order_adjustments (order_code, line_number, unit_number, position, source, code, amount, explanation)
      select placed.order_code, adjustment.* from placed,
        jsonb_to_recordset(${JSON.stringify(adjustmentRows(placed.adjustments))}::jsonb) as adjustment (
          line_number integer, unit_number integer, position integer, source text, code text, amount bigint, explanation jsonb)
    ), promotions as (
      insert into order_promotions (order_code, promotions)
      select order_code, ${JSON.stringify(placed.promotions)}::jsonb from placed where ${placed.promotions.length > 0}
    ), portions as (
      insert into order_portions (order_code, portion_number, line_number, quantity, state, parcel_number)
      select placed.order_code, portion.* from placed, jsonb_to_recordset(${JSON.stringify(portionsOf(placed))}::jsonb) as portion (
        portion_number integer, line_number integer, quantity integer, state integer, parcel_number integer)
    ), history as (
      insert into order_history (order_code, state, happened_at) select order_code, state, placed_at from placed
    ), message as (
      insert into order_messages (order_code, step, due_at)
      select order_code, 'placed', placed_at from placed where state = ${orderStates.awaitingPayment}
    )
    select placed_at as "placedAt", close_at as "closeAt", paid_at as "paidAt", ${openOrdersOf(order.owner)} as "openBefore" from placed`.execute(
    platform.database.tables<OrdersTables>(),
  );
  const [row] = rows;
  if (!row) return undefined;
  const { placedAt, closeAt, paidAt, openBefore } = row;
  return { order: { ...order, ...nothingYet, placedAt, closeAt, paidAt }, openBefore };
}

const nothingYet = {
  paidChannelCode: null,
  readyAt: null,
  shippedAt: null,
  completedAt: null,
  endedAt: null,
  cancelReasonCode: null,
  cancelRemark: null,
};

function orderRow({ clock }: Platform, { order, accountCode, checkoutId, closesIn }: OrderToInsert) {
  return sql`
    insert into orders (order_code, owner, account_code, checkout_id, state, distribution_type, org_code, language, email,
      mobile, receiver, shipping, store, pickup_code, product_amount, discount, coupon, used_point_amount, freight,
      freight_discount, total, channel_code, cash, remark, loyalty_mobile, placed_at, close_at, paid_at)
    values (${order.orderCode}, ${order.owner}, ${accountCode}, ${checkoutId}, ${order.state}, ${order.distributionType},
      ${order.orgCode}, ${order.language}, ${order.email}, ${order.mobile}, ${json(order.receiver)}, ${json(order.shipping)},
      ${json(order.store)}, ${order.pickupCode}, ${order.productAmount}, ${order.discount}, ${order.coupon},
      ${order.usedPointAmount}, ${order.freight}, ${order.freightDiscount}, ${order.total}, ${order.channelCode}, ${order.cash},
      ${order.remark}, ${order.loyaltyMobile}, ${clock.databaseNow()}, ${closesIn === null ? null : clock.databaseIn(closesIn)},
      ${order.total === 0 ? clock.databaseNow() : null})
    on conflict (order_code) do nothing
    returning order_code, state, placed_at, close_at, paid_at`;
}

function json(value: object | null) {
  return value === null ? null : sql`${JSON.stringify(value)}::jsonb`;
}

function portionsOf({ order, lines }: OrderToInsert) {
  return firstPortions(order, lines).map((portion) => ({
    portion_number: portion.portionNumber,
    line_number: portion.lineNumber,
    quantity: portion.quantity,
    state: portion.state,
    parcel_number: portion.parcelNumber,
  }));
}

function linesOf(lines: readonly LineToInsert[]) {
  return lines.map((line, index) => ({
    line_number: index + 1,
    sku_code: line.skuCode,
    product_code: line.productCode,
    product_name: line.productName,
    colour_name: line.colourName,
    size_name: line.sizeName,
    names: line.names,
    sku_no: line.skuNo,
    barcode: line.barcode,
    category_code: line.categoryCode,
    brand_code: line.brandCode,
    categories: line.categoryCodes,
    image: line.image,
    activity_code: line.activityCode,
    delivery_date: line.deliveryDate,
    weight_grams: line.weightGrams,
    list_price: line.listPrice,
    price: line.price,
    quantity: line.quantity,
  }));
}

function adjustmentRows(adjustments: readonly OrderAdjustment[]) {
  return adjustments.map(({ lineNumber, unitNumber, position, source, code, amount, explanation }) => ({
    line_number: lineNumber,
    unit_number: unitNumber,
    position,
    source,
    code,
    amount,
    explanation,
  }));
}
