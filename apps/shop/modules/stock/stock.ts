/**
 * How many there are, and who holds them. Promises: what is held is never more than what is there; every hold ends, once, as sold or released;
 * and the movements of a sku add up to its figures at any time.
 */
import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import type { RawBuilder } from "kysely";
import type { Platform } from "../../platform/platform.ts";
import { endHolds, holdLine, selectHolds } from "./storage/holds.ts";
import {
  freeUnitsExpression,
  selectAvailable,
  selectChangedSkus,
  selectLocationsOf,
  setOnHand,
} from "./storage/units.ts";

/** The warehouse that home delivery draws on. Every other location is a store's code. */
export const deliveryLocation = "DELIVERY";

/** The warehouse, or the store that has most. */
export type StockSource = "warehouse" | "best store";

export type SoldOut = ReturnType<typeof failure>;

export type StockLine = { readonly skuCode: string; readonly locationCode: string; readonly quantity: number };

/**
 * Holds units for an order, in the caller's transaction. Holds: one row of units for each line, taken in the order of the sku codes, so that two orders never wait
 * for each other in a circle.
 * @returns failure SOLD_OUT with `skuCode` and `left` when a line cannot be had; the caller must then undo its transaction
 */
export async function holdStock(
  platform: Platform,
  orderCode: string,
  lines: readonly StockLine[],
): Promise<Outcome<void>> {
  if (!platform.database.isInTransaction()) throw new Error("stock is held in the order's own transaction");
  const ordered = [...lines].sort((a, b) => (a.skuCode < b.skuCode ? -1 : a.skuCode > b.skuCode ? 1 : 0));
  for (const line of ordered) {
    const held = await holdLine(platform, orderCode, line);
    if (!held) return failure("SOLD_OUT", { skuCode: line.skuCode, left: await unitsLeft(platform, line) });
  }
  return success(undefined);
}

/**
 * Looks, without holding anything, whether lines of one place can be had.
 * @returns the same failure that holding them would give, or undefined; only holding decides
 */
export async function firstMissing(platform: Platform, lines: readonly StockLine[]): Promise<SoldOut | undefined> {
  const [first] = lines;
  if (!first) return undefined;
  const skuCodes = lines.map((line) => line.skuCode);
  const available = await selectAvailable(platform, first.locationCode, skuCodes);
  const missing = lines.find((line) => (available.get(line.skuCode) ?? 0) < line.quantity);
  if (!missing) return undefined;
  return failure("SOLD_OUT", { skuCode: missing.skuCode, left: available.get(missing.skuCode) ?? 0 });
}

/** Gives back what an order holds. Answers false when it held nothing any more: releasing twice changes nothing. */
export async function releaseHold(platform: Platform, orderCode: string): Promise<boolean> {
  return endHolds(platform, orderCode, "released");
}

/** Takes what an order holds off the shelf: the goods have left. Answers false when it held nothing any more. */
export async function sellHeld(platform: Platform, orderCode: string): Promise<boolean> {
  return endHolds(platform, orderCode, "sold");
}

/** What an order holds at present. */
export async function heldFor(platform: Platform, orderCode: string): Promise<readonly StockLine[]> {
  return selectHolds(platform, orderCode);
}

/** Units that can be had, by sku code, at one location. Skus without stock there are absent. */
export async function availableUnits(
  platform: Platform,
  locationCode: string,
  skuCodes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  return selectAvailable(platform, locationCode, skuCodes);
}

/**
 * Units that can be had, as an expression within a query of another module that has a column of sku codes: what is read together is of one moment, and takes one journey to the
 * database. 0 for a sku without stock.
 * @param skuCode the column, for instance `skus.sku_code`
 */
export function freeUnits(skuCode: string, from: StockSource): RawBuilder<number> {
  return freeUnitsExpression(skuCode, from, deliveryLocation);
}

/** Units that can be had of one sku, by location. */
export async function availableByLocation(
  platform: Platform,
  skuCodes: readonly string[],
): Promise<readonly StockLine[]> {
  return selectLocationsOf(platform, skuCodes);
}

/** Puts the counted number of units in place, for imports and counts. Held units stay held: a count below them is raised to them. */
export async function countStock(platform: Platform, lines: readonly StockLine[], reason: string): Promise<void> {
  await platform.database.transaction(() => setOnHand(platform, lines, reason));
}

/** Skus whose units changed after a moment, with the moment up to which this is known. Read models follow it. */
export async function skusChangedSince(
  platform: Platform,
  since: Date,
): Promise<{ skuCodes: readonly string[]; until: Date }> {
  return selectChangedSkus(platform, since);
}

async function unitsLeft(platform: Platform, line: StockLine): Promise<number> {
  return (await selectAvailable(platform, line.locationCode, [line.skuCode])).get(line.skuCode) ?? 0;
}
