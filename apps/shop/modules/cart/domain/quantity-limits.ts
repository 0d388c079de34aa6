import { mostOfOneSku, type QuantityBounds, quantityLimit } from "@gelora/contracts/cart-quantity.ts";
import { type Failure, failure } from "@gelora/outcomes/outcome.ts";
import type { CartLine } from "./cart-line.ts";

/** More than anyone buys at once; bounds the size of the cart page and the checkout. */
export const mostLines = 99;

/** Why a quantity is not allowed, or undefined when it is [CRT-06, PDP-19, PDP-20, Q68]. */
export function quantityFailure(wanted: number, bounds: QuantityBounds): Failure | undefined {
  const limit = quantityLimit(wanted, bounds);
  return limit && failure(limit.code, { n: limit.n, field: "quantity" }).failure;
}

/** A line has at least one piece: one without any is removed instead. */
export function tooFewPieces() {
  return failure("QUANTITY_INVALID", { field: "quantity", least: 1, most: mostOfOneSku });
}

type LineKey = Pick<CartLine, "skuCode" | "distributionType" | "activityCode">;

/** Whether two lines are one: the same sku, delivered alike, bought or under the same offer. */
export function isSameLine(one: LineKey, other: LineKey): boolean {
  return (
    one.skuCode === other.skuCode &&
    one.distributionType === other.distributionType &&
    one.activityCode === other.activityCode
  );
}

/**
 * How many pieces of a sku other lines have that count with this one against the five of a cart.
 * Gifts count apart: they are limited by what their promotion gives, and take no piece away from
 * those that may be bought [CRT-07].
 * @param isGift whether a line is given away
 */
export function unitsElsewhere(
  lines: readonly (LineKey & Pick<CartLine, "quantity">)[],
  line: LineKey,
  isGift: (line: LineKey) => boolean,
): number {
  const others = lines.filter(
    (other) => other.skuCode === line.skuCode && !isSameLine(other, line) && isGift(other) === isGift(line),
  );
  return others.reduce((sum, line) => sum + line.quantity, 0);
}
