import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import type { Platform } from "../../../platform/platform.ts";
import { addPieces } from "../../cart/cart.ts";
import { selectLines } from "../storage/order-lines.ts";
import { selectOrder } from "../storage/orders.ts";

/**
 * Puts the goods of an order into the cart, as far as they can be had now.
 * @returns how many pieces were put in, at least one; else the failure of the first line that could not be had [ORD-19]
 */
export async function buyAgain(platform: Platform, owner: string, orderCode: string): Promise<Outcome<number>> {
  const order = await selectOrder(platform, orderCode, owner);
  if (!order) return failure("ORDER_NOT_FOUND");
  const lines = (await selectLines(platform, [orderCode])).get(orderCode) ?? [];
  let added = 0;
  let refused: Outcome<number> = failure("SKU_NOT_FOUND");
  for (const line of lines) {
    const outcome = await addPieces(platform, owner, {
      productCode: line.productCode,
      skuCode: line.skuCode,
      orgCode: order.orgCode,
      quantity: line.quantity,
      distributionType: order.distributionType,
      activityCode: null,
    });
    if (outcome.ok) added += line.quantity;
    else refused = outcome;
  }
  return added > 0 ? success(added) : refused;
}
