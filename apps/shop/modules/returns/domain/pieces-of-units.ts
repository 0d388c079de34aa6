import type { OtherSize, ReturnedPieces } from "../../orders/orders.ts";

type SizedUnit = { readonly lineNumber: number; readonly size: OtherSize | null };

/** The units of each size of each line together. */
export function alikeUnits<One extends SizedUnit>(units: readonly One[]): readonly (readonly One[])[] {
  return [...Map.groupBy(units, ({ lineNumber, size }) => `${lineNumber} ${size?.skuCode}`).values()];
}

/** How many units there are of each size of each line. */
export function piecesOfUnits(units: readonly SizedUnit[]): readonly ReturnedPieces[] {
  return alikeUnits(units).flatMap((group) =>
    group.slice(0, 1).map(({ lineNumber, size }) => ({ lineNumber, size, quantity: group.length })),
  );
}
