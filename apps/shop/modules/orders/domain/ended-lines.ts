import { rupiah, timesRupiah } from "@gelora/money/rupiah.ts";
import type { OrderLine } from "./order.ts";
import type { Pieces } from "./portions.ts";

/**
 * The lines of what a move has ended, for the message about it: only the pieces that ended, at the
 * prices the order page shows for them. What goes back for them is told apart.
 */
export function endedLines(lines: readonly OrderLine[], ended: readonly Pieces[]): readonly OrderLine[] {
  return lines.flatMap((line) => {
    const quantity = ended
      .filter(({ lineNumber }) => lineNumber === line.lineNumber)
      .reduce((sum, pieces) => sum + pieces.quantity, 0);
    return quantity === 0
      ? []
      : [{ ...line, quantity, amount: rupiah(timesRupiah(line.price, quantity)), usedPoints: [] }];
  });
}
