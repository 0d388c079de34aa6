import type { OrderLine } from "./order.ts";
import { keptOf } from "./owed.ts";
import type { Pieces, Portion } from "./portions.ts";

/**
 * The lines of some pieces of an order, for the message about them. Pieces end from the last unit
 * of their line.
 * @param kept beside pieces that have ended; nothing for pieces that are sent
 */
export function linesOfPieces(
  lines: readonly OrderLine[],
  pieces: readonly Pieces[],
  kept: readonly Portion[] = [],
): readonly (OrderLine & { readonly firstUnit: number })[] {
  return lines.flatMap((line) => {
    const quantity = pieces
      .filter(({ lineNumber }) => lineNumber === line.lineNumber)
      .reduce((sum, one) => sum + one.quantity, 0);
    return quantity === 0 ? [] : [{ ...line, quantity, firstUnit: keptOf(line.lineNumber, kept) + 1 }];
  });
}
