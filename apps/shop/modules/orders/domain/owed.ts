import { addRupiah, type Rupiah, rupiah } from "@gelora/money/rupiah.ts";
import { isKept, type Portion } from "./portions.ts";

/** The amount paid for each unit, in unit order, by line number. */
export type Charges = ReadonlyMap<number, readonly Rupiah[]>;

/**
 * How many pieces of a line the shopper keeps. Pieces of a line are interchangeable: these count as
 * its first units.
 */
export function keptOf(lineNumber: number, portions: readonly Portion[]): number {
  return portions
    .filter((portion) => portion.lineNumber === lineNumber && isKept(portion))
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

/** What was paid for an order, in money or in points: as a whole, and for each unit. */
export type Paid = { readonly whole: Rupiah; readonly units: Charges };

/**
 * What goes back when portions end: what was paid for their units, and for the delivery, which is
 * the rest of the whole, once nothing is left to deliver. Units end from the last one, so the parts
 * add up to what was paid, in whatever order pieces end and however a discount is spread.
 */
export function partBetween({ whole, units }: Paid, before: readonly Portion[], after: readonly Portion[]): Rupiah {
  const goods = addRupiah(...[...units.values()].flat());
  const kept = (portions: readonly Portion[]): number =>
    goodsKept(units, portions) + (portions.some(isKept) ? whole - goods : 0);
  return rupiah(kept(before) - kept(after));
}

/** What was paid for the pieces that the shopper keeps, without delivery. */
function goodsKept(charges: Charges, portions: readonly Portion[]): Rupiah {
  return addRupiah(...[...charges].flatMap(([line, units]) => units.slice(0, keptOf(line, portions))));
}
