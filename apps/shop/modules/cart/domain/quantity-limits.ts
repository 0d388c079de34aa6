import { type QuantityBounds, quantityLimit } from "@gelora/contracts/cart-quantity.ts";
import { type Failure, failure } from "@gelora/outcomes/outcome.ts";

/** More than anyone buys at once; bounds the size of the cart page and the checkout. */
export const mostLines = 99;

/** Why a quantity is not allowed, or undefined when it is [CRT-06, PDP-19, PDP-20, Q68]. */
export function quantityFailure(wanted: number, bounds: QuantityBounds): Failure | undefined {
  const limit = quantityLimit(wanted, bounds);
  return limit && failure(limit.code, { n: limit.n }).failure;
}

/** How many pieces of a sku are in lines for other ways of delivery. */
export function unitsElsewhere(
  lines: readonly { readonly skuCode: string; readonly distributionType: string; readonly quantity: number }[],
  { skuCode, distributionType }: { readonly skuCode: string; readonly distributionType: string },
): number {
  const others = lines.filter((line) => line.skuCode === skuCode && line.distributionType !== distributionType);
  return others.reduce((sum, line) => sum + line.quantity, 0);
}
