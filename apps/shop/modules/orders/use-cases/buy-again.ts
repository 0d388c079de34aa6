import { isQuantityLimit } from "@gelora/contracts/cart-quantity.ts";
import { homeDelivery } from "@gelora/contracts/distribution-type.ts";
import { type Failure, failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import type { Platform } from "../../../platform/platform.ts";
import { addToCart, type CartAddition } from "../../cart/cart.ts";
import type { Holder } from "../../flash-sales/flash-sales.ts";
import { linesInSizes } from "../domain/lines-in-sizes.ts";
import type { OrderLine } from "../domain/order.ts";
import { givenOfLine } from "../domain/order-reduction.ts";
import type { OrderReturns } from "../domain/order-returns.ts";
import { type ShownOrder, showOrder } from "./show-orders.ts";

type Skipped = {
  readonly line: OrderLine;
  readonly failure: Failure;
  readonly wanted: number;
  /** Fewer: what fits is in the cart. */
  readonly added: number;
};

/**
 * Adds the goods of an order to the cart, as far as they are available, of each line as many pieces
 * as can be bought, and pieces that were exchanged in the size that the shopper kept. Gifts and
 * add-ons are left out: the cart offers them again while their promotion runs, and bought they
 * would cost their full price. A cart is shown for home delivery, and the checkout asks where the
 * goods go, so those of a pick-up order are added like any other.
 * @param exchangedOf what of the order was exchanged
 * @returns how many pieces were added, at least one, and the lines that were not added whole;
 * otherwise the failure of the last unavailable line [ORD-19]
 */
export async function buyAgain(
  platform: Platform,
  holder: Holder,
  orderCode: string,
  exchangedOf: (order: ShownOrder) => Promise<OrderReturns["exchanged"]>,
): Promise<Outcome<{ readonly added: number; readonly skipped: readonly Skipped[] }>> {
  const shown = await showOrder(platform, orderCode, holder.owner);
  if (!shown) return failure("ORDER_NOT_FOUND");
  const skipped: Skipped[] = [];
  let added = 0;
  for (const line of linesInSizes(boughtLines(shown), await exchangedOf(shown))) {
    const { productCode, skuCode, quantity: wanted } = line;
    const put = await addWhatFits(platform, holder, { productCode, skuCode, orgCode: shown.order.orgCode }, wanted);
    added += put.added;
    if (put.failure) skipped.push({ line, failure: put.failure, wanted, added: put.added });
  }
  if (added > 0) return success({ added, skipped });
  return { ok: false, failure: skipped.at(-1)?.failure ?? failure("SKU_NOT_FOUND").failure };
}

/** The lines with those pieces alone that were paid for in full. */
function boughtLines({ lines, reductions }: ShownOrder): readonly OrderLine[] {
  return lines.map((line) => ({
    ...line,
    quantity: givenOfLine(line, { reductions }).filter((given) => given === 0).length,
  }));
}

/**
 * Tries fewer pieces, one by one, where the wanted are too many: a line has five at most, and each
 * try is decided again, so none is lost to what happens meanwhile.
 */
async function addWhatFits(
  platform: Platform,
  holder: Holder,
  goods: Pick<CartAddition, "productCode" | "skuCode" | "orgCode">,
  wanted: number,
): Promise<{ readonly added: number; readonly failure?: Failure }> {
  let refused: Failure | undefined;
  for (let quantity = wanted; quantity > 0; quantity -= 1) {
    const addition = { ...goods, quantity, distributionType: homeDelivery, activityCode: null };
    const outcome = await addToCart(platform, holder, addition);
    if (outcome.ok) return { added: quantity, ...(refused ? { failure: refused } : {}) };
    refused ??= outcome.failure;
    if (!isQuantityLimit(outcome.failure.code)) break;
  }
  return { added: 0, ...(refused ? { failure: refused } : {}) };
}
