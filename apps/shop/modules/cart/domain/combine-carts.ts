import { mostAllowed, mostOfOneSku, type QuantityBounds } from "@gelora/contracts/cart-quantity.ts";
import type { CartLine } from "./cart-line.ts";

/**
 * The quantity of a line after merging two carts: the sum, capped at what is available, but never
 * below the quantity before, so merging takes nothing away [Q94, CRT-14].
 * @returns 0 when another line, for another way of delivery, already has all five pieces
 */
export function combinedQuantity(
  mine: Pick<CartLine, "quantity"> | undefined,
  theirs: Pick<CartLine, "quantity">,
  bounds: QuantityBounds,
): number {
  const sum = (mine?.quantity ?? 0) + theirs.quantity;
  const room = Math.max(mine?.quantity ?? 0, mostOfOneSku - (bounds.elsewhere ?? 0));
  return Math.min(room, Math.max(mine?.quantity ?? 1, Math.min(sum, mostAllowed(bounds))));
}
