import { homeDelivery } from "@gelora/contracts/distribution-type.ts";
import { type Failure, failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import type { Platform } from "../../../platform/platform.ts";
import { addToCart } from "../../cart/cart.ts";
import type { Holder } from "../../flash-sales/flash-sales.ts";
import type { OrderLine } from "../domain/order.ts";
import { givenOfLine } from "../domain/order-reduction.ts";
import { selectLines } from "../storage/order-lines.ts";
import { orderByCode } from "../storage/orders.ts";
import { selectReductions } from "../storage/reductions.ts";

type Skipped = { readonly line: OrderLine; readonly failure: Failure };

/**
 * Adds the goods of an order to the cart, as far as they are available. Gifts and add-ons are left
 * out: the cart offers them again while their promotion runs, and bought they would cost their full
 * price. A cart is shown for home delivery, and the checkout asks where the goods go, so those of a
 * pick-up order are added like any other.
 * @returns how many pieces were added, at least one, and the lines that were not; otherwise the
 * failure of the last unavailable line [ORD-19]
 */
export async function buyAgain(
  platform: Platform,
  holder: Holder,
  orderCode: string,
): Promise<Outcome<{ readonly added: number; readonly skipped: readonly Skipped[] }>> {
  const order = await orderByCode(platform, orderCode, holder.owner);
  if (!order) return failure("ORDER_NOT_FOUND");
  const lines = (await selectLines(platform, [orderCode])).get(orderCode) ?? [];
  const reductions = (await selectReductions(platform, [order])).get(orderCode) ?? [];
  const skipped: Skipped[] = [];
  let added = 0;
  for (const line of lines) {
    const quantity = givenOfLine(line, { reductions }).filter((given) => given === 0).length;
    if (quantity === 0) continue;
    const { productCode, skuCode } = line;
    const goods = { productCode, skuCode, orgCode: order.orgCode, quantity };
    const outcome = await addToCart(platform, holder, { ...goods, distributionType: homeDelivery, activityCode: null });
    if (outcome.ok) added += quantity;
    else skipped.push({ line, failure: outcome.failure });
  }
  if (added > 0) return success({ added, skipped });
  return { ok: false, failure: skipped.at(-1)?.failure ?? failure("SKU_NOT_FOUND").failure };
}
