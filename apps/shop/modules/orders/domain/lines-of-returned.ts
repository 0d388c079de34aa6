import { lineInSize, type OtherSize } from "./line-in-size.ts";
import type { OrderLine } from "./order.ts";
import type { Pieces } from "./portions.ts";

/** Pieces of a line that go back, all in one size. */
export type ReturnedPieces = Pieces & {
  /** Null for the size that was ordered. */
  readonly size: OtherSize | null;
};

/** The lines of a return, for the message about it: those of several sizes once for each. */
export function linesOfReturned(
  lines: readonly OrderLine[],
  pieces: readonly ReturnedPieces[],
): readonly (OrderLine & { readonly firstUnit: number })[] {
  return lines.flatMap((line) => {
    let firstUnit = 1;
    return pieces
      .filter(({ lineNumber }) => lineNumber === line.lineNumber)
      .map(({ quantity, size }) => {
        const part = { ...lineInSize(line, size), quantity, firstUnit };
        firstUnit += quantity;
        return part;
      });
  });
}
