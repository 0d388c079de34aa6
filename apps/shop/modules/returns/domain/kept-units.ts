export type Unit = { readonly lineNumber: number; readonly unitNumber: number };

/**
 * The units that stay with a shopper.
 * @param received pieces that they have received, by line; the first units of each
 */
export function keptUnits(received: ReadonlyMap<number, number>, back: readonly Unit[]): readonly Unit[] {
  const gone = new Set(back.map(keyOf));
  return [...received].flatMap(([lineNumber, quantity]) =>
    Array.from({ length: quantity }, (_, index) => ({ lineNumber, unitNumber: index + 1 })).filter(
      (unit) => !gone.has(keyOf(unit)),
    ),
  );
}

const keyOf = ({ lineNumber, unitNumber }: Unit): string => `${lineNumber}:${unitNumber}`;
