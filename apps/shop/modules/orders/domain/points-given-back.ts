import { noRupiah, type Rupiah, rupiah } from "@gelora/money/rupiah.ts";
import type { OrderLine, OrderRecord } from "./order.ts";
import { orderStates } from "./order-states.ts";
import { partBetween } from "./owed.ts";
import { isKept, type Portion } from "./portions.ts";

/**
 * The points of an order that have gone back for what was cancelled, returned or closed; all of
 * them once nothing is left.
 */
export function pointsGivenBack(
  { usedPointAmount }: Pick<OrderRecord, "usedPointAmount">,
  lines: readonly Pick<OrderLine, "lineNumber" | "usedPoints">[],
  portions: readonly Portion[],
): Rupiah {
  if (usedPointAmount === 0) return noRupiah;
  const units = new Map(lines.map((line) => [line.lineNumber, line.usedPoints.map(rupiah)]));
  return partBetween({ whole: usedPointAmount, units }, portions.map(asKept), portions);
}

function asKept(portion: Portion): Portion {
  return isKept(portion) ? portion : { ...portion, state: orderStates.preparing };
}
