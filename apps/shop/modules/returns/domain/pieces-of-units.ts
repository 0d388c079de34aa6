import type { OtherSize, ReturnedPieces } from "../../orders/orders.ts";

type SizedUnit = { readonly lineNumber: number; readonly size: OtherSize | null };

/** How many units there are of each size of each line. */
export function piecesOfUnits(units: readonly SizedUnit[]): readonly ReturnedPieces[] {
  const alike = Map.groupBy(units, ({ lineNumber, size }) => `${lineNumber} ${size?.skuCode}`);
  return [...alike.values()].flatMap((group) =>
    group.slice(0, 1).map(({ lineNumber, size }) => ({ lineNumber, size, quantity: group.length })),
  );
}
