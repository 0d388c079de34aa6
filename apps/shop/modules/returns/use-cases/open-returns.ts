import type { Platform } from "../../../platform/platform.ts";
import { linesOfOrders, type OrderLine } from "../../orders/orders.ts";
import type { RefundedUnit, ReturnRecord } from "../domain/return-record.ts";
import { daysOverdue } from "../domain/return-window.ts";
import { selectOpenReturns, unitsOfReturns } from "../storage/returns.ts";

/** Pieces of a return, as the warehouse knows them. */
type AwaitedPieces = {
  /** Of the size that comes back. */
  readonly skuCode: string;
  readonly count: number;
  /** Of the size that goes out for them; null in a refund. */
  readonly exchangeSkuCode: string | null;
};

export type OpenReturn = ReturnRecord & {
  readonly pieces: readonly AwaitedPieces[];
  /** Since the old goods of an exchange were expected; null while they are in time, or here. */
  readonly overdueDays: number | null;
};

/** Returns that wait for staff or for the shopper, oldest first, with what comes back. */
export async function openReturns(platform: Platform): Promise<readonly OpenReturn[]> {
  const { clock, configuration } = platform;
  const records = await selectOpenReturns(platform);
  const units = await unitsOfReturns(
    platform,
    records.map(({ returnCode }) => returnCode),
  );
  const lines = await linesOfOrders(platform, [...new Set(records.map(({ orderCode }) => orderCode))]);
  return records.map((record) => ({
    ...record,
    pieces: awaitedPieces(record, units.get(record.returnCode) ?? [], lines.get(record.orderCode) ?? []),
    overdueDays: daysOverdue(record, configuration.EXCHANGE_AWAITED_DAYS, clock.now()) ?? null,
  }));
}

function awaitedPieces(
  { mode }: ReturnRecord,
  units: readonly RefundedUnit[],
  lines: readonly OrderLine[],
): readonly AwaitedPieces[] {
  const pieces = units.map(({ lineNumber, size, exchange }) => ({
    skuCode: size?.skuCode ?? lines.find((line) => line.lineNumber === lineNumber)?.skuCode ?? "",
    exchangeSkuCode: mode === "EXCHANGE" && exchange ? exchange.skuCode : null,
  }));
  const alike = Map.groupBy(pieces, ({ skuCode, exchangeSkuCode }) => `${skuCode} ${exchangeSkuCode}`);
  return [...alike.values()].flatMap((group) => group.slice(0, 1).map((one) => ({ ...one, count: group.length })));
}
