import type { Platform } from "../../../platform/platform.ts";
import { cartLinesOf } from "../../cart/cart.ts";
import { type Checkout, linesInCart } from "../domain/checkout.ts";

/**
 * A checkout with the lines that its cart still has: what was removed or lowered there has left it,
 * with the couriers' offers for the former parcel; what was added, raised or deselected does not
 * change it [Q70].
 * @returns the same object when nothing left it; undefined when nothing remains: it has ended
 */
export async function followCart(platform: Platform, checkout: Checkout): Promise<Checkout | undefined> {
  const lines = linesInCart(checkout.lines, await cartLinesOf(platform, checkout.owner));
  if (lines.length === 0) return undefined;
  const isSame = JSON.stringify(lines) === JSON.stringify(checkout.lines);
  return isSame ? checkout : { ...checkout, lines, quotation: undefined };
}
