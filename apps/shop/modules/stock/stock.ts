/**
 * Stock: how many units there are, and which are reserved. Guarantees: reservations never exceed
 * the units; every reservation ends once, as sold or released; and the movements of a sku always
 * add up to its figures.
 */
import { failure, type Outcome, type Refused, success } from "@gelora/outcomes/outcome.ts";
import type { Statement } from "@gelora/service-kit/database.ts";
import type { RawBuilder } from "kysely";
import type { Platform } from "../../platform/platform.ts";
import { program, type Worker } from "../../platform/principal.ts";
import { recordAct } from "../journal/journal.ts";
import { deliveryLocation, type HeldLine, type StockLine, type StockSource } from "./domain/stock-line.ts";
import { endHeldLines, endHolds, lineHold, moreHeld } from "./storage/holds.ts";
import { freeUnitsExpression, onHandExpression, setOnHand, unitsFree } from "./storage/units.ts";

export type { HeldLine, StockLine, StockSource } from "./domain/stock-line.ts";
export { deliveryLocation } from "./domain/stock-line.ts";
export { skusChangedSince, stockMoment } from "./storage/changed-units.ts";
export { heldFor } from "./storage/holds.ts";
export { availableByLocation, availableUnits } from "./storage/units.ts";

export type SoldOut = Refused<"SOLD_OUT">;

/**
 * Reserves units for an order, in the caller's transaction.
 * @returns failure SOLD_OUT with `skuCode` and `left` when a line is not available; the caller must
 * then roll back
 */
export async function holdStock(
  platform: Platform,
  orderCode: string,
  lines: readonly StockLine[],
): Promise<Outcome<void>> {
  if (!platform.database.isInTransaction()) throw new Error("stock must be reserved in the order's transaction");
  return platform.database.send(stockHold(orderCode, lines));
}

/**
 * The same to be sent with others, as the last of them. Locks one row of units per line, in the
 * order of the sku codes, to avoid deadlocks between orders.
 */
export function stockHold(orderCode: string, lines: readonly StockLine[]): Statement<Outcome<void>> {
  const ordered = [...lines].sort((a, b) => (a.skuCode < b.skuCode ? -1 : a.skuCode > b.skuCode ? 1 : 0));
  return async (...sent) => {
    const held = await Promise.all(ordered.map((line) => lineHold(orderCode, line)(...sent)));
    const missing = ordered[held.indexOf(false)];
    if (!missing) return success(undefined);
    const left = await unitsFree(missing.locationCode, [missing.skuCode])(...sent);
    return soldOut(missing.skuCode, left.get(missing.skuCode) ?? 0);
  };
}

/**
 * Reserves more units under a code that may have some already, in the caller's transaction.
 * @returns false when fewer are free; then nothing has changed
 */
export async function holdMore(platform: Platform, code: string, line: StockLine): Promise<boolean> {
  return platform.database.send(moreHeld(code, line));
}

/**
 * Checks, without reserving, whether lines of one place are available.
 * @returns the failure that reserving them would give, or undefined; only reserving decides
 */
export function firstMissing(lines: readonly StockLine[]): Statement<SoldOut | undefined> {
  const free = unitsFree(
    lines[0]?.locationCode ?? "",
    lines.map((line) => line.skuCode),
  );
  return async (...sent) => {
    const available = await free(...sent);
    const missing = lines.find((line) => (available.get(line.skuCode) ?? 0) < line.quantity);
    return missing && soldOut(missing.skuCode, available.get(missing.skuCode) ?? 0);
  };
}

/**
 * Releases all that an order still has reserved.
 * @returns false when there was nothing left: releasing twice changes nothing
 */
export async function releaseHold(platform: Platform, orderCode: string): Promise<boolean> {
  return endHolds(platform, orderCode, "released");
}

/**
 * Removes all that an order still has reserved from stock: the goods have left.
 * @returns false when there was nothing left
 */
export async function sellHeld(platform: Platform, orderCode: string): Promise<boolean> {
  return endHolds(platform, orderCode, "sold");
}

/**
 * Releases part of what an order has reserved, each sku once.
 * @returns false when it no longer has all of that; the caller must then roll back
 */
export async function releaseHeldLines(
  platform: Platform,
  orderCode: string,
  lines: readonly HeldLine[],
): Promise<boolean> {
  return endHeldLines(platform, orderCode, "released", lines);
}

/** Removes part of what an order has reserved from stock; otherwise like `releaseHeldLines`. */
export async function sellHeldLines(
  platform: Platform,
  orderCode: string,
  lines: readonly HeldLine[],
): Promise<boolean> {
  return endHeldLines(platform, orderCode, "sold", lines);
}

/**
 * Available units, as an expression for another module's query with a column of sku codes: one
 * consistent read in one round trip. 0 for a sku without stock.
 * @param skuCode the column, for instance `skus.sku_code`
 */
export function freeUnits(skuCode: string, from: StockSource): RawBuilder<number> {
  return freeUnitsExpression(skuCode, from, deliveryLocation);
}

/**
 * Units in the warehouse, held or not, as an expression like `freeUnits`: they shrink only when
 * goods leave.
 */
export function unitsOnHand(skuCode: string): RawBuilder<number> {
  return onHandExpression(skuCode, deliveryLocation);
}

/**
 * Sets the counted number of units, for imports and counts. Reservations stay: a count below them
 * is raised to them.
 */
export async function countStock(
  platform: Platform,
  lines: readonly StockLine[],
  reason: string,
  by: Worker = program("stock-import"),
): Promise<void> {
  await platform.database.transaction(async () => {
    await setOnHand(platform, lines, reason);
    for (const [locationCode, { length }] of Map.groupBy(lines, (line) => line.locationCode)) {
      const subject = { kind: "stock", code: locationCode } as const;
      await recordAct(platform, by, { name: "stock.counted", subject, details: { lines: length, reason } });
    }
  });
}

/** The caller replaces the code by the product's name. */
function soldOut(skuCode: string, left: number): SoldOut {
  return failure("SOLD_OUT", { name: skuCode, skuCode, left });
}
