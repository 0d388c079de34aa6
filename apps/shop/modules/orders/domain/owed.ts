import { addRupiah, type Rupiah, rupiah } from "@gelora/money/rupiah.ts";
import type { OrderRecord } from "./order.ts";
import { isKept, type Portion } from "./portions.ts";

/** The amount charged for each unit, in unit order, by line number. */
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

/**
 * The refund when portions end: what their units were charged, and the delivery once nothing is
 * left to deliver. Units end from the last one, so the refunds add up to what was charged for the
 * goods, in whatever order pieces end and however a discount is spread.
 */
export function refundBetween(
  order: Pick<OrderRecord, "freight" | "freightDiscount">,
  charges: Charges,
  before: readonly Portion[],
  after: readonly Portion[],
): Rupiah {
  const owed = (portions: readonly Portion[]): number =>
    goodsOwed(charges, portions) + (portions.some(isKept) ? order.freight - order.freightDiscount : 0);
  return rupiah(owed(before) - owed(after));
}

/** What was charged for the pieces that the shopper keeps, without delivery. */
function goodsOwed(charges: Charges, portions: readonly Portion[]): Rupiah {
  return addRupiah(...[...charges].flatMap(([line, units]) => units.slice(0, keptOf(line, portions))));
}
