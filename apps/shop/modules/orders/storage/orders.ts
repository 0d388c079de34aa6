import type { DistributionType } from "@gelora/contracts/distribution-type.ts";
import { anyOf } from "@gelora/service-kit/any-of.ts";
import { type DuePage, type DueRecord, dueText, isBehind } from "@gelora/service-kit/due-page.ts";
import { type RawBuilder, type Selectable, sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { OrderRecord } from "../domain/order.ts";
import { type OrderState, orderStates } from "../domain/order-states.ts";
import type { OrdersTables } from "./orders-tables.ts";

/**
 * An order in its current state; undefined for an unknown code.
 * @param owner when given, another owner's order is as absent as one that does not exist
 */
export async function orderByCode(
  platform: Platform,
  orderCode: string,
  owner?: string,
): Promise<OrderRecord | undefined> {
  const query = platform.database
    .tables<OrdersTables>()
    .selectFrom("orders")
    .selectAll()
    .where("order_code", "=", orderCode);
  const row = await (owner === undefined ? query : query.where("owner", "=", owner)).executeTakeFirst();
  return row && orderOf(row);
}

/** Several orders in one query. */
export async function ordersByCodes(
  platform: Platform,
  orderCodes: readonly string[],
): Promise<ReadonlyMap<string, OrderRecord>> {
  if (orderCodes.length === 0) return new Map();
  const rows = await platform.database
    .tables<OrdersTables>()
    .selectFrom("orders")
    .selectAll()
    .where("order_code", "=", anyOf(orderCodes))
    .execute();
  return new Map(rows.map((row) => [row.order_code, orderOf(row)]));
}

/**
 * The same, locked until the transaction ends; in the order of their codes, so that two callers
 * cannot wait for each other.
 */
export async function lockOrders(
  platform: Platform,
  orderCodes: readonly string[],
): Promise<ReadonlyMap<string, OrderRecord>> {
  const rows = await platform.database
    .tables<OrdersTables>()
    .selectFrom("orders")
    .selectAll()
    .where("order_code", "=", anyOf(orderCodes))
    .orderBy("order_code")
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.order_code, orderOf(row)]));
}

/** One order, locked until the transaction ends. */
export async function lockOrder(platform: Platform, orderCode: string): Promise<OrderRecord | undefined> {
  const row = await platform.database
    .tables<OrdersTables>()
    .selectFrom("orders")
    .selectAll()
    .where("order_code", "=", orderCode)
    .forUpdate()
    .executeTakeFirst();
  return row && orderOf(row);
}

export type OrderWish = {
  readonly owner: string;
  readonly distributionType: DistributionType;
  /** Empty for all. */
  readonly states: readonly OrderState[];
  readonly offset: number;
  readonly limit: number;
};

/** Newest first. */
export async function selectOrdersOf(
  platform: Platform,
  wish: OrderWish,
): Promise<{ orders: OrderRecord[]; totalCount: number }> {
  const base = platform.database
    .tables<OrdersTables>()
    .selectFrom("orders")
    .where("owner", "=", wish.owner)
    .where("distribution_type", "=", wish.distributionType);
  const query = wish.states.length > 0 ? base.where("state", "in", wish.states) : base;
  const { total } = await query.select(sql<number>`count(*)::integer`.as("total")).executeTakeFirstOrThrow();
  const rows = await query
    .selectAll()
    .orderBy("placed_at", "desc")
    .orderBy("order_code", "desc")
    .offset(wish.offset)
    .limit(wish.limit)
    .execute();
  return { orders: rows.map(orderOf), totalCount: total };
}

/**
 * How many orders of an owner await payment, including cash, as part of another statement. Does not
 * count what that statement inserts.
 */
export function openOrdersOf(owner: string): RawBuilder<number> {
  const open = sql.join([orderStates.awaitingPayment, orderStates.preparing].map((state) => sql.lit(state)));
  return sql<number>`(select count(*)::integer from orders
    where owner = ${owner} and state in (${open}) and paid_at is null and total > 0)`;
}

/** How many orders of an owner await payment now. */
export async function countOpenOrders(platform: Platform, owner: string): Promise<number> {
  const { rows } = await sql<{ open: number }>`select ${openOrdersOf(owner)} as open`.execute(
    platform.database.tables<OrdersTables>(),
  );
  return rows[0]?.open ?? 0;
}

/** Orders past their deadline, longest overdue first. */
export function selectOrdersToClose(platform: Platform, { after, most }: DuePage<DueRecord>): Promise<DueRecord[]> {
  const moment = sql<Date>`close_at`;
  return platform.database
    .tables<OrdersTables>()
    .selectFrom("orders")
    .select(["order_code as code", dueText(moment).as("dueAt")])
    .where(moment, "<=", platform.clock.databaseNow())
    .where(isBehind(after, moment, "order_code"))
    .orderBy(moment)
    .orderBy("order_code")
    .limit(most)
    .execute();
}

export async function updateChannel(platform: Platform, orderCode: string, channelCode: string): Promise<void> {
  await platform.database
    .tables<OrdersTables>()
    .updateTable("orders")
    .set({ channel_code: channelCode })
    .where("order_code", "=", orderCode)
    .execute();
}

/** Records that cash has been collected. */
export async function updatePaidInCash(platform: Platform, orderCode: string): Promise<void> {
  await platform.database
    .tables<OrdersTables>()
    .updateTable("orders")
    .set({ paid_at: platform.clock.databaseNow(), paid_channel_code: sql`channel_code` })
    .where("order_code", "=", orderCode)
    .where("paid_at", "is", null)
    .execute();
}

export function orderOf(row: Selectable<OrdersTables["orders"]>): OrderRecord {
  return {
    orderCode: row.order_code,
    owner: row.owner,
    state: row.state,
    distributionType: row.distribution_type,
    orgCode: row.org_code,
    language: row.language,
    email: row.email,
    mobile: row.mobile,
    receiver: row.receiver,
    shipping: row.shipping,
    store: row.store,
    pickupCode: row.pickup_code,
    productAmount: row.product_amount,
    discount: row.discount,
    coupon: row.coupon,
    usedPointAmount: row.used_point_amount,
    freight: row.freight,
    freightDiscount: row.freight_discount,
    total: row.total,
    channelCode: row.channel_code,
    cash: row.cash,
    remark: row.remark,
    loyaltyMobile: row.loyalty_mobile,
    cancelReasonCode: row.cancel_reason_code,
    cancelRemark: row.cancel_remark,
    placedAt: row.placed_at,
    closeAt: row.close_at,
    paidAt: row.paid_at,
    paidChannelCode: row.paid_channel_code,
    readyAt: row.ready_at,
    shippedAt: row.shipped_at,
    completedAt: row.completed_at,
    endedAt: row.ended_at,
  };
}

/**
 * Whether an owner has an order that was not cancelled or closed, as an expression for a statement.
 */
export function hasOrdered(owner: string, except?: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select from orders where owner = ${owner}
    and state not in (${orderStates.cancelled}, ${orderStates.closed}) and order_code is distinct from ${except ?? null}::text)`;
}
