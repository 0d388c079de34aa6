import { type RawBuilder, sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { RefundOfReturn } from "../domain/refund-of-return.ts";
import type { RefundedUnit, ReturnNote, ReturnRecord } from "../domain/return-record.ts";
import { isLive, type ReturnArrow, type ReturnEvent, type ReturnState, returnEvents } from "../domain/return-states.ts";
import { returnOf } from "./returns.ts";
import type { ReturnsTables } from "./returns-tables.ts";

/**
 * Writes a new return with its units and the first entry of its history. The caller locks the
 * order's row.
 * @returns undefined when the code is taken: try another
 */
export async function insertReturn(
  platform: Platform,
  record: Omit<
    ReturnRecord,
    "requestedAt" | "approvedAt" | "replacedAt" | "companyCode" | "companyName" | "expressCode" | "rejection"
  > & { readonly requestKey: string | null },
  units: readonly RefundedUnit[],
): Promise<ReturnRecord | undefined> {
  const { returnCode, orderCode } = record;
  const row = await platform.database
    .tables<ReturnsTables>()
    .insertInto("returns")
    .values({
      return_code: returnCode,
      order_code: orderCode,
      owner: record.owner,
      state: record.state,
      remark: record.remark,
      amount: record.amount,
      points: record.points,
      freight_amount: record.freight.charged,
      freight_points: record.freight.points,
      channel_code: record.channelCode,
      company_code: null,
      company_name: null,
      express_code: null,
      rejection: null,
      bank_account: record.bankAccount,
      requested_at: platform.clock.databaseNow(),
      approved_at: null,
      gift_charge: record.giftCharge,
      mode: record.mode,
      replacement: record.replacement,
      request_key: record.requestKey,
      replaced_at: null,
      reminded_at: null,
    })
    .onConflict((conflict) => conflict.column("return_code").doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!row) return undefined;
  await insertUnits(platform, { returnCode, orderCode }, units);
  await insertReturnHistory(platform, returnCode, record.state);
  return returnOf(row);
}

async function insertUnits(
  platform: Platform,
  { returnCode, orderCode }: { readonly returnCode: string; readonly orderCode: string },
  units: readonly RefundedUnit[],
): Promise<void> {
  await platform.database
    .tables<ReturnsTables>()
    .insertInto("return_units")
    .values(
      units.map((unit) => ({
        return_code: returnCode,
        order_code: orderCode,
        line_number: unit.lineNumber,
        unit_number: unit.unitNumber,
        reason_code: unit.reasonCode,
        charged: unit.charged,
        points: unit.points,
        size_sku_code: unit.size?.skuCode ?? null,
        size_name: unit.size?.sizeName ?? null,
        exchange_sku_code: unit.exchange?.skuCode ?? null,
        exchange_size_name: unit.exchange?.sizeName ?? null,
      })),
    )
    .execute();
}

/** Of which nothing more is to come. */
export const endedStates: readonly ReturnState[] = [
  "REFUNDED",
  "REJECTED",
  "CANCELLED",
  "LAPSED",
  "EXCHANGED",
  "MISSING",
];

export type ReturnChange = {
  readonly company_code?: string;
  readonly company_name?: string;
  readonly express_code?: string;
  readonly rejection?: string;
  readonly approved_at?: RawBuilder<Date> | null;
  readonly bank_account?: string | null;
};

/**
 * Applies one event of the table to a return, if its state allows it, by a conditional update that
 * decides between concurrent events. Units of a return that ends without goods are free again.
 * @returns the return afterwards, or undefined
 */
export async function moveReturn(
  platform: Platform,
  returnCode: string,
  event: ReturnEvent,
  change: ReturnChange = {},
): Promise<ReturnRecord | undefined> {
  const { from, to, only }: ReturnArrow = returnEvents[event];
  return platform.database.transaction(async () => {
    const row = await platform.database
      .tables<ReturnsTables>()
      .updateTable("returns")
      .set({ ...change, state: to })
      .where("return_code", "=", returnCode)
      .where("state", "in", from)
      .$if(only === "no replacement has left", (query) =>
        query.where((one) => one.or([one("replacement", "is", null), one("replacement", "=", "HELD")])),
      )
      .$if(only === "the replacement was delivered", (query) => query.where("replacement", "=", "DELIVERED"))
      .$if(only === "sent by the shopper", (query) =>
        query.where("approved_at", "is not", null).where(isAnotherParcel(change)),
      )
      .returningAll()
      .executeTakeFirst();
    if (!row) return undefined;
    await insertReturnHistory(platform, returnCode, to);
    if (!isLive(to)) await freeUnitsOf(platform, returnCode);
    return returnOf(row);
  });
}

/** A repeated press changes nothing. */
function isAnotherParcel({ company_code, company_name, express_code }: ReturnChange): RawBuilder<boolean> {
  const parcel = sql`${company_code ?? null}::text, ${company_name ?? null}::text, ${express_code ?? null}::text`;
  return sql<boolean>`row(company_code, company_name, express_code) is distinct from row(${parcel})`;
}

/** Replaces the account that a refund is transferred to, while it has not been. */
export async function updateBankAccount(platform: Platform, returnCode: string, sealed: string): Promise<boolean> {
  const result = await platform.database
    .tables<ReturnsTables>()
    .updateTable("returns")
    .set({ bank_account: sealed })
    .where("return_code", "=", returnCode)
    .where("state", "not in", endedStates)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Writes what goes back with a return that was received. */
export async function updateRefund(
  platform: Platform,
  returnCode: string,
  { amount, points, freight, giftCharge }: RefundOfReturn,
): Promise<ReturnRecord> {
  const row = await platform.database
    .tables<ReturnsTables>()
    .updateTable("returns")
    .set({
      amount,
      points,
      freight_amount: freight.charged,
      freight_points: freight.points,
      gift_charge: giftCharge,
    })
    .where("return_code", "=", returnCode)
    .returningAll()
    .executeTakeFirstOrThrow();
  return returnOf(row);
}

async function freeUnitsOf(platform: Platform, returnCode: string): Promise<void> {
  await platform.database
    .tables<ReturnsTables>()
    .updateTable("return_units")
    .set({ live: false })
    .where("return_code", "=", returnCode)
    .execute();
}

/** Adds to what the shopper reads of a return. */
export async function insertReturnHistory(
  platform: Platform,
  returnCode: string,
  state: ReturnState | ReturnNote,
): Promise<void> {
  await platform.database
    .tables<ReturnsTables>()
    .insertInto("return_history")
    .values({ return_code: returnCode, state, happened_at: platform.clock.databaseNow() })
    .execute();
}
