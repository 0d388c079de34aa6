/** At most five of a sku in a cart [CRT-05, CON-15]. */
export const mostOfASku = 5;

export type LimitedLine = {
  readonly quantity: number;
  readonly max: number;
  readonly stock: number;
  /** The merchant's limit per buyer; absent if there is none. */
  readonly limits: number | undefined;
};

type Line = { readonly [Name in keyof LimitedLine]?: number | null | undefined };

/** A line of the cart as the shop gives it. */
export function limitedOf({ quantity, max, stock, limits }: Line): LimitedLine {
  return { quantity: quantity ?? 1, max: max ?? 1, stock: stock ?? 0, limits: limits ?? undefined };
}

/**
 * The most that a line can hold: its own max, at most five and what is in stock, since the shop
 * refuses more; and at least one while it can be bought at all [CRT-04, CRT-05].
 */
export function mostOf(line: LimitedLine): number {
  return Math.max(1, Math.min(line.max, line.stock, mostOfASku));
}

/**
 * The reason shown at the limit: the lowest of limit, stock and five; on a tie, stock comes first
 * [CRT-06, Q68].
 */
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

/** Clamps a typed quantity, of which "1.5" is 1; without a number the line keeps what it holds. */
export function quantityOf(typed: string, line: LimitedLine): number {
  const number = Number.parseInt(typed, 10);
  return Math.min(mostOf(line), Math.max(1, Number.isNaN(number) ? line.quantity : number));
}
