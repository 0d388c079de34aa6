import { lineInSize } from "./line-in-size.ts";
import type { ReturnedPieces } from "./lines-of-returned.ts";
import type { OrderLine } from "./order.ts";

/**
 * Lines by the sizes that the shopper has by now: of a line with exchanged pieces one for each
 * size, and none for a size without a piece.
 */
export function linesInSizes(lines: readonly OrderLine[], exchanged: readonly ReturnedPieces[]): readonly OrderLine[] {
  return lines.flatMap((line) => {
    let left = line.quantity;
    const inOtherSizes = exchanged
      .filter(({ lineNumber }) => lineNumber === line.lineNumber)
      .map(({ quantity, size }) => {
        const taken = Math.min(quantity, left);
        left -= taken;
        return { ...lineInSize(line, size), quantity: taken };
      });
    return [{ ...line, quantity: left }, ...inOtherSizes].filter(({ quantity }) => quantity > 0);
  });
}
