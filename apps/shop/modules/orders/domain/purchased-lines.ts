import type { PurchaseLine } from "@gelora/contracts/service-events.ts";
import type { OrderLine } from "./order.ts";
import { type Charges, keptOf } from "./owed.ts";
import type { Portion } from "./portions.ts";

/** As many as an event may name. */
const mostCategories = 20;

/**
 * The pieces that the shopper keeps, with what was charged for each and what the club's rules look
 * at.
 */
export function purchasedLines(
  lines: readonly Pick<OrderLine, "lineNumber" | "orderItemCode" | "skuCode" | "brandCode" | "categoryCodes">[],
  portions: readonly Portion[],
  charges: Charges,
): PurchaseLine[] {
  return lines.flatMap(({ lineNumber, orderItemCode, skuCode, brandCode, categoryCodes }) => {
    const quantity = keptOf(lineNumber, portions);
    const known = {
      ...(brandCode === null ? {} : { brandCode }),
      ...(categoryCodes === null ? {} : { categoryCodes: categoryCodes.slice(0, mostCategories) }),
    };
    const amounts = (charges.get(lineNumber) ?? []).slice(0, quantity);
    return quantity === 0 ? [] : [{ orderItemCode, skuCode, ...known, quantity, amounts }];
  });
}
