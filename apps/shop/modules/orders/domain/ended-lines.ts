import type { OrderLine } from "./order.ts";
import { keptOf } from "./owed.ts";
import type { Pieces, Portion } from "./portions.ts";

/**
 * The lines of what a move has ended, for the message about it: only the pieces that ended. What
 * goes back for them is told apart. Pieces end from the last unit of their line.
 * @param after what is kept
 */
export function endedLines(
  lines: readonly OrderLine[],
  ended: readonly Pieces[],
  after: readonly Portion[] = [],
): readonly (OrderLine & { readonly firstUnit: number })[] {
  return lines.flatMap((line) => {
    const quantity = ended
      .filter(({ lineNumber }) => lineNumber === line.lineNumber)
      .reduce((sum, pieces) => sum + pieces.quantity, 0);
    return quantity === 0 ? [] : [{ ...line, quantity, firstUnit: keptOf(line.lineNumber, after) + 1 }];
  });
}
