/** At most five of a sku in a cart [CRT-05, CON-15]. */
export const mostOfASku = 5;

export type LimitedLine = {
  readonly quantity: number;
  readonly max: number;
  readonly stock: number;
  /** The merchant's own limit for one buyer; absent when there is none. */
  readonly limits: number | undefined;
};

/** How many of a line can be had: its own max, but never over five, and never less than one while it can be had at all [CRT-04, CRT-05]. */
export function mostOf(line: LimitedLine): number {
  return Math.max(1, Math.min(line.max, mostOfASku));
}

/** What a person is told at the bound: the lowest of limit, stock and five names it; at equal values the stock comes first [CRT-06, Q68]. */
export function limitNotice(line: LimitedLine): {
  readonly word: "onlyLeft" | "purchaseLimit" | "maximumLimit";
  readonly n: number;
} {
  const stock = Math.max(0, line.stock);
  const limits = line.limits ?? mostOfASku;
  const lowest = Math.min(stock, limits, mostOfASku);
  if (stock === lowest) return { word: "onlyLeft", n: stock };
  if (limits === lowest && limits < mostOfASku) return { word: "purchaseLimit", n: limits };
  return { word: "maximumLimit", n: mostOfASku };
}

/** Takes what was typed to a number that can be had: empty and nonsense to one. */
export function quantityOf(typed: string, line: LimitedLine): number {
  const number = Number.parseInt(typed, 10);
  return Math.min(mostOf(line), Math.max(1, Number.isNaN(number) ? 1 : number));
}
