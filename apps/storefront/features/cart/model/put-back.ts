type Line = { readonly skuCode?: string | null };

/** A line that was removed and restored, and its former position. */
export type PutBack = { readonly skuCode: string; readonly index: number };

/** Moves restored lines back to their former positions: the shop appends them at the end. */
export function inFormerPlaces<Item extends Line>(lines: readonly Item[], putBack: readonly PutBack[]): Item[] {
  return putBack.reduce<Item[]>(
    (order, { skuCode, index }) => {
      const line = order.find((candidate) => candidate.skuCode === skuCode);
      if (!line) return order;
      const others = order.filter((candidate) => candidate !== line);
      return others.toSpliced(index, 0, line);
    },
    [...lines],
  );
}
