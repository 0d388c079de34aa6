import { anyOf } from "@gelora/service-kit/any-of.ts";
import { type DuePage, type DueRecord, dueText, isBehind } from "@gelora/service-kit/due-page.ts";
import { type Selectable, sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { OtherSize } from "../../orders/orders.ts";
import type { RefundedUnit, ReturnHistoryEntry, ReturnRecord } from "../domain/return-record.ts";
import type { ReturnsTables } from "./returns-tables.ts";

/** A return in its current state; undefined for an unknown code. */
export async function returnByCode(platform: Platform, returnCode: string): Promise<ReturnRecord | undefined> {
  const row = await platform.database
    .tables<ReturnsTables>()
    .selectFrom("returns")
    .selectAll()
    .where("return_code", "=", returnCode)
    .executeTakeFirst();
  return row && returnOf(row);
}

/** The code of the return of an order that was requested by this key. */
export async function codeOfRequest(
  platform: Platform,
  orderCode: string,
  requestKey: string,
): Promise<string | undefined> {
  const row = await platform.database
    .tables<ReturnsTables>()
    .selectFrom("returns")
    .select("return_code")
    .where("order_code", "=", orderCode)
    .where("request_key", "=", requestKey)
    .executeTakeFirst();
  return row?.return_code;
}

/** The returns of several orders, oldest first. */
export async function returnsOfOrders(platform: Platform, orderCodes: readonly string[]): Promise<ReturnRecord[]> {
  if (orderCodes.length === 0) return [];
  const rows = await platform.database
    .tables<ReturnsTables>()
    .selectFrom("returns")
    .selectAll()
    .where("order_code", "=", anyOf(orderCodes))
    .orderBy("requested_at")
    .orderBy("return_code")
    .execute();
  return rows.map(returnOf);
}

/** An owner's returns, newest first. */
export async function returnsOfOwner(
  platform: Platform,
  owner: string,
  page: { readonly offset: number; readonly limit: number },
): Promise<{ readonly returns: ReturnRecord[]; readonly totalCount: number }> {
  const base = platform.database.tables<ReturnsTables>().selectFrom("returns").where("owner", "=", owner);
  const { total } = await base.select(sql<number>`count(*)::integer`.as("total")).executeTakeFirstOrThrow();
  const rows = await base
    .selectAll()
    .orderBy("requested_at", "desc")
    .orderBy("return_code", "desc")
    .offset(page.offset)
    .limit(page.limit)
    .execute();
  return { returns: rows.map(returnOf), totalCount: total };
}

/** All of an owner's returns, newest first. */
export async function returnsToTakeOutOf(platform: Platform, owner: string): Promise<ReturnRecord[]> {
  const rows = await platform.database
    .tables<ReturnsTables>()
    .selectFrom("returns")
    .selectAll()
    .where("owner", "=", owner)
    .orderBy("requested_at", "desc")
    .execute();
  return rows.map(returnOf);
}

/** Returns that wait for staff or for the shopper, oldest first. */
export async function selectOpenReturns(platform: Platform): Promise<ReturnRecord[]> {
  const rows = await platform.database
    .tables<ReturnsTables>()
    .selectFrom("returns")
    .selectAll()
    .where(sql<boolean>`state not in ('REFUNDED', 'REJECTED', 'CANCELLED', 'LAPSED', 'EXCHANGED', 'MISSING')`)
    .orderBy("requested_at")
    .execute();
  return rows.map(returnOf);
}

/** Returns that wait to be sent since before a moment, the longest first. */
export function returnsToLapse(
  platform: Platform,
  approvedBefore: Date,
  { after, most }: DuePage<DueRecord>,
): Promise<DueRecord[]> {
  const moment = sql<Date>`approved_at`;
  return platform.database
    .tables<ReturnsTables>()
    .selectFrom("returns")
    .select(["return_code as code", dueText(moment).as("dueAt")])
    .where("state", "=", sql<"APPROVED">`'APPROVED'`)
    .where(moment, "<", approvedBefore)
    .where(isBehind(after, moment, "return_code"))
    .orderBy(moment)
    .orderBy("return_code")
    .limit(most)
    .execute();
}

/**
 * Exchanges whose replacement left before a moment, whose old goods the shopper sent themselves and
 * of which they have not been reminded, the longest first.
 */
export function returnsToRemind(
  platform: Platform,
  replacedBefore: Date,
  { after, most }: DuePage<DueRecord>,
): Promise<DueRecord[]> {
  const moment = sql<Date>`replaced_at`;
  return platform.database
    .tables<ReturnsTables>()
    .selectFrom("returns")
    .select(["return_code as code", dueText(moment).as("dueAt")])
    .where(awaitsOldGoods)
    .where(moment, "<", replacedBefore)
    .where(isBehind(after, moment, "return_code"))
    .orderBy(moment)
    .orderBy("return_code")
    .limit(most)
    .execute();
}

/** As the index has it. */
export const awaitsOldGoods = sql<boolean>`state = 'SENT' and mode = 'EXCHANGE' and approved_at is not null and reminded_at is null`;

/** The units of several returns, in line order. */
export async function unitsOfReturns(
  platform: Platform,
  returnCodes: readonly string[],
): Promise<ReadonlyMap<string, readonly RefundedUnit[]>> {
  if (returnCodes.length === 0) return new Map();
  const rows = await platform.database
    .tables<ReturnsTables>()
    .selectFrom("return_units")
    .selectAll()
    .where("return_code", "=", anyOf(returnCodes))
    .orderBy("return_code")
    .orderBy("line_number")
    .orderBy("unit_number")
    .execute();
  return Map.groupBy(
    rows.map((row) => ({
      returnCode: row.return_code,
      lineNumber: row.line_number,
      unitNumber: row.unit_number,
      reasonCode: row.reason_code,
      charged: row.charged,
      points: row.points,
      size: sizeOf(row.size_sku_code, row.size_name),
      exchange: sizeOf(row.exchange_sku_code, row.exchange_size_name),
    })),
    ({ returnCode }) => returnCode,
  );
}

function sizeOf(skuCode: string | null, sizeName: string | null): OtherSize | null {
  return skuCode === null ? null : { skuCode, sizeName: sizeName ?? skuCode };
}

export async function historyOfReturn(platform: Platform, returnCode: string): Promise<ReturnHistoryEntry[]> {
  return platform.database
    .tables<ReturnsTables>()
    .selectFrom("return_history")
    .select(["state", "happened_at as at"])
    .where("return_code", "=", returnCode)
    .orderBy("position")
    .execute();
}

export function returnOf(row: Selectable<ReturnsTables["returns"]>): ReturnRecord {
  return {
    returnCode: row.return_code,
    orderCode: row.order_code,
    owner: row.owner,
    state: row.state,
    remark: row.remark,
    amount: row.amount,
    points: row.points,
    freight: { charged: row.freight_amount, points: row.freight_points },
    channelCode: row.channel_code,
    companyCode: row.company_code,
    companyName: row.company_name,
    expressCode: row.express_code,
    rejection: row.rejection,
    bankAccount: row.bank_account,
    requestedAt: row.requested_at,
    approvedAt: row.approved_at,
    giftCharge: row.gift_charge,
    mode: row.mode,
    replacement: row.replacement,
    replacedAt: row.replaced_at,
  };
}
