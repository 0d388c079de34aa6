import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import type { Platform } from "../../../platform/platform.ts";
import { addToCart } from "../../cart/cart.ts";
import { selectLines } from "../storage/order-lines.ts";
import { orderByCode } from "../storage/orders.ts";

/**
 * Adds the goods of an order to the cart, as far as they are available.
 * @returns how many pieces were added, at least one; otherwise the failure of the first unavailable
 * line [ORD-19]
 */
export async function buyAgain(platform: Platform, owner: string, orderCode: string): Promise<Outcome<number>> {
  const order = await orderByCode(platform, orderCode, owner);
  if (!order) return failure("ORDER_NOT_FOUND");
  const lines = (await selectLines(platform, [orderCode])).get(orderCode) ?? [];
  let added = 0;
  let refused: Outcome<number> = failure("SKU_NOT_FOUND");
  for (const line of lines) {
    const outcome = await addToCart(
      platform,
      { owner },
      {
        productCode: line.productCode,
        skuCode: line.skuCode,
        orgCode: order.orgCode,
        quantity: line.quantity,
        distributionType: order.distributionType,
        activityCode: null,
      },
    );
    if (outcome.ok) added += line.quantity;
    else refused = outcome;
  }
  return added > 0 ? success(added) : refused;
}
