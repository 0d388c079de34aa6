import { type Failure, failure } from "@gelora/outcomes/outcome.ts";

/** A cart holds at most five of one sku [CRT-05, CRT-07]. */
export const mostOfOneSku = 5;
/** More than anybody buys at once; it keeps a cart's page and its checkout bounded. */
export const mostLines = 99;

export type QuantityBounds = {
  /** Units that can be had. */
  readonly stock: number;
  /** The merchant's own limit for one buyer; absent when there is none. */
  readonly purchaseLimit: number | undefined;
};

/** The most of a sku that a cart may hold at present; 0 when it is sold out. */
export function mostAllowed({ stock, purchaseLimit }: QuantityBounds): number {
  return Math.max(0, Math.min(stock, purchaseLimit ?? mostOfOneSku, mostOfOneSku));
}

/**
 * What stands against a quantity, or undefined when nothing does. The lowest bound names the message, and of equal ones the stock
 * [CRT-06, PDP-19, PDP-20, Q68].
 */
export function quantityFault(wanted: number, bounds: QuantityBounds): Failure | undefined {
  const most = mostAllowed(bounds);
  if (wanted <= most) return undefined;
  if (bounds.stock <= most) return failure("sp.pdp.min_limit", { n: Math.max(0, bounds.stock) }).failure;
  if (bounds.purchaseLimit === most) return failure("PURCHASE_LIMIT", { n: most }).failure;
  return failure("sp.pdp.max_limit", { n: most }).failure;
}
