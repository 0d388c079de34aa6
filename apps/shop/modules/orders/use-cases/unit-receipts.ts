import type { Rupiah } from "@gelora/money/rupiah.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Charges } from "../domain/owed.ts";
import { type UnitReceipt, unitReceipts } from "../domain/receipt.ts";
import { selectPricedLines, selectTakenOff } from "../storage/receipts.ts";

/**
 * What was charged for each unit of an order's lines, to the rupiah; all units and the freight add
 * up to the order's total.
 */
export function chargedForUnits(platform: Platform, orderCode: string): Promise<Charges> {
  return ofEachUnit(platform, orderCode, ({ charged }) => charged);
}

/**
 * What points paid of each unit of an order's lines. With what they paid of the delivery it adds up
 * to the points of the order.
 */
export function pointsOfUnits(platform: Platform, orderCode: string): Promise<Charges> {
  return ofEachUnit(platform, orderCode, ({ points }) => points);
}

/**
 * What was charged for one unit of an order line. Lines and units count from 1.
 * @returns undefined for a line or unit that the order does not have
 */
export async function chargedForUnit(
  platform: Platform,
  orderCode: string,
  lineNumber: number,
  unitNumber: number,
): Promise<Rupiah | undefined> {
  return (await chargedForUnits(platform, orderCode)).get(lineNumber)?.[unitNumber - 1];
}

async function ofEachUnit(
  platform: Platform,
  orderCode: string,
  amountOf: (unit: UnitReceipt) => Rupiah,
): Promise<Charges> {
  const [lines, taken] = await Promise.all([
    selectPricedLines(platform, orderCode),
    selectTakenOff(platform, orderCode),
  ]);
  return new Map([...unitReceipts(lines, taken)].map(([line, units]) => [line, units.map(amountOf)]));
}
