import type { CartLine } from "./cart-line.ts";
import { mostAllowed, type QuantityBounds } from "./quantity-limits.ts";

/**
 * The quantity of a sku after two carts became one: the sum, cut to what can be had, and never below what was there, so that merging takes nothing away
 * [Q94, CRT-14].
 */
export function combinedQuantity(
  mine: Pick<CartLine, "quantity"> | undefined,
  theirs: Pick<CartLine, "quantity">,
  bounds: QuantityBounds,
): number {
  const sum = (mine?.quantity ?? 0) + theirs.quantity;
  return Math.max(mine?.quantity ?? 1, Math.min(sum, mostAllowed(bounds)));
}
