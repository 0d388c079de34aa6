import { useState } from "react";

export type Faults<Field extends string> = Readonly<Partial<Record<Field, string>>>;

/**
 * Shows what is wrong with a field once it has been left, never while it is first typed; the fault goes as soon as the field is right.
 * @param faults everything that is wrong now, by field
 */
export function useLeftFields<Field extends string>(faults: Faults<Field>) {
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set());
  return {
    faultOf: (field: Field): string | undefined => (left.has(field) ? faults[field] : undefined),
    isGood: (field: Field): boolean => left.has(field) && faults[field] === undefined,
    leave: (...fields: readonly Field[]): void => setLeft((before) => new Set([...before, ...fields])),
  };
}
