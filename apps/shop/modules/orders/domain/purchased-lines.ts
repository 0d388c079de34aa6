import type { PurchaseLine } from "@gelora/contracts/service-events.ts";
import type { OrderLine } from "./order.ts";
import { type Charges, keptOf } from "./owed.ts";
import type { Portion } from "./portions.ts";

/** The pieces that the shopper keeps, with what was charged for each. */
export function purchasedLines(
  lines: readonly Pick<OrderLine, "lineNumber" | "orderItemCode" | "skuCode">[],
  portions: readonly Portion[],
  charges: Charges,
): PurchaseLine[] {
  return lines.flatMap(({ lineNumber, orderItemCode, skuCode }) => {
    const quantity = keptOf(lineNumber, portions);
    const amounts = (charges.get(lineNumber) ?? []).slice(0, quantity);
    return quantity === 0 ? [] : [{ orderItemCode, skuCode, quantity, amounts }];
  });
}
