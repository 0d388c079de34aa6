import { addRupiah, noRupiah, type Rupiah } from "@gelora/money/rupiah.ts";
import type { Explanation, LineAdjustment } from "./quote.ts";

/**
 * Taken off goods that were chosen under an offer: a gift's whole price, or what an add-on costs
 * less [PRM-01].
 */
export function isGiveaway({ word }: Explanation): boolean {
  return word === "gift" || word === "addOn";
}

/**
 * What that is on a line, by unit; it lowers the line's own amount, and is in no row of the sum.
 * @returns as many units as the line has pieces
 */
export function givenOff(line: {
  readonly quantity: number;
  readonly adjustments: readonly LineAdjustment[];
}): readonly Rupiah[] {
  const given = line.adjustments.filter(({ explanation }) => isGiveaway(explanation));
  return Array.from({ length: line.quantity }, (_, unit) =>
    addRupiah(...given.map(({ units }) => units[unit] ?? noRupiah)),
  );
}
