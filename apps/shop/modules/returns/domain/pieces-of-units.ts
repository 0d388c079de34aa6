import type { Pieces } from "../../orders/orders.ts";

/** How many units of each line there are. */
export function piecesOfUnits(units: readonly { readonly lineNumber: number }[]): readonly Pieces[] {
  const byLine = Map.groupBy(units, ({ lineNumber }) => lineNumber);
  return [...byLine].map(([lineNumber, ofLine]) => ({ lineNumber, quantity: ofLine.length }));
}
