import { noRupiah, type Rupiah } from "@gelora/money/rupiah.ts";
import type { Unit } from "./kept-units.ts";
import type { ReturnReason } from "./reasons.ts";
import type { RefundedUnit, ReturnedUnit } from "./return-record.ts";

export type ReturnWish = {
  readonly lineNumber: number;
  /** The goods of the line, for those who name them too. */
  readonly skuCode?: string | undefined;
  readonly quantity: number;
  readonly reasonCode: ReturnReason;
  /** The size wanted instead. */
  readonly exchangeSkuCode?: string | undefined;
};

/**
 * Chooses the units of a return: pieces of a line are alike, so the last that the shopper still has
 * are taken, as at a cancellation.
 * @param received pieces that the shopper has received, by line; the first units of each
 * @param returned units in other returns that stand
 * @returns the line that has too few left, and how many, when the wish cannot be met
 */
export function chooseUnits(
  received: ReadonlyMap<number, number>,
  returned: readonly Unit[],
  wishes: readonly ReturnWish[],
): readonly ReturnedUnit[] | { readonly lineNumber: number; readonly left: number } {
  const chosen: ReturnedUnit[] = [];
  for (const { lineNumber, quantity, reasonCode } of wishes) {
    const free = freeUnits(received, [...returned, ...chosen], lineNumber);
    if (free.length < quantity) return { lineNumber, left: free.length };
    chosen.push(...free.slice(0, quantity).map((unitNumber) => ({ lineNumber, unitNumber, reasonCode })));
  }
  return chosen;
}

/** The units of a line that can be returned, the last first. */
export function freeUnits(
  received: ReadonlyMap<number, number>,
  returned: readonly Unit[],
  lineNumber: number,
): readonly number[] {
  const taken = new Set(returned.filter((unit) => unit.lineNumber === lineNumber).map(({ unitNumber }) => unitNumber));
  return Array.from({ length: received.get(lineNumber) ?? 0 }, (_, index) => index + 1)
    .filter((unitNumber) => !taken.has(unitNumber))
    .toReversed();
}

/** What was charged for a piece, and the points that paid for it. */
export type PaidUnit = { readonly charged: Rupiah; readonly points: Rupiah };

type Receipt = { readonly units: ReadonlyMap<number, readonly PaidUnit[]> };

const nothing: PaidUnit = { charged: noRupiah, points: noRupiah };

/**
 * What goes back for each unit, by the order's receipt: what was charged for it, and the points
 * that paid for it. A promotion's and a coupon's share was never paid, so it does not come back.
 */
export function pricedUnits(receipt: Receipt, units: readonly ReturnedUnit[]): readonly RefundedUnit[] {
  return units.map((unit) => {
    const { charged, points } = paidFor(receipt, unit.lineNumber, unit.unitNumber);
    return { ...unit, charged, points, exchange: null };
  });
}

export function paidFor({ units }: Receipt, lineNumber: number, unitNumber: number): PaidUnit {
  return units.get(lineNumber)?.[unitNumber - 1] ?? nothing;
}
