/** A cart holds at most five of one sku across all delivery methods [CRT-05, CRT-07, CON-15]. */
export const mostOfOneSku = 5;

export type QuantityBounds = {
  /** Units available. */
  readonly stock: number;
  /** The merchant's own limit per buyer, if any. */
  readonly purchaseLimit?: number | undefined;
  /** Units of the sku in other cart lines, which use another delivery method. */
  readonly elsewhere?: number;
};

/** Of stock, of a cart and of the merchant. */
const limitCodes = ["sp.pdp.min_limit", "sp.pdp.max_limit", "PURCHASE_LIMIT"] as const;

export type QuantityLimit = {
  readonly code: (typeof limitCodes)[number];
  /** The limit itself. */
  readonly n: number;
};

/** Whether a refusal is about the quantity: fewer pieces may fit. */
export function isQuantityLimit(code: string): boolean {
  return limitCodes.some((known) => known === code);
}

/** The largest quantity of a sku that a cart line may hold now; 0 when it is sold out. */
export function mostAllowed({ stock, purchaseLimit, elsewhere = 0 }: QuantityBounds): number {
  return Math.max(0, Math.min(stock, mostOfBuyer(purchaseLimit) - elsewhere));
}

/**
 * The limit that a quantity exceeds, if any: the lowest one, and stock among equals [CRT-06,
 * PDP-19, PDP-20, Q68].
 */
export function quantityLimit(wanted: number, bounds: QuantityBounds): QuantityLimit | undefined {
  const most = mostAllowed(bounds);
  if (wanted <= most) return undefined;
  if (bounds.stock <= most) return { code: "sp.pdp.min_limit", n: Math.max(0, bounds.stock) };
  const n = mostOfBuyer(bounds.purchaseLimit);
  return { code: bounds.purchaseLimit === n ? "PURCHASE_LIMIT" : "sp.pdp.max_limit", n };
}

/** Across all delivery methods. */
function mostOfBuyer(purchaseLimit: number | undefined): number {
  return Math.min(purchaseLimit ?? mostOfOneSku, mostOfOneSku);
}
