/** Carts: what other modules may ask of them. */
import { mostAllowed } from "@gelora/contracts/cart-quantity.ts";
import { type Failure, failure } from "@gelora/outcomes/outcome.ts";
import { quantityFailure } from "./domain/quantity-limits.ts";
import type { Goods } from "./use-cases/goods-of.ts";

export {
  boughtPieces,
  cartLines,
  cartLinesOf,
  cartLock,
  cartSkus,
  deleteCart,
  lockCart,
} from "./storage/cart-lines.ts";
export { addToCart, type CartAddition } from "./use-cases/add-to-cart.ts";
export { activitiesByLine, activitiesOf } from "./use-cases/cart-activities.ts";
export { cartVerdicts } from "./use-cases/cart-verdicts.ts";
export { goodsOf } from "./use-cases/goods-of.ts";
export { limitPurchases } from "./use-cases/limit-purchases.ts";
export { basketLines, deniedLines } from "./use-cases/quote-cart.ts";
export type { Goods };

/**
 * Why this quantity of a sku cannot be bought, if so; the goods are absent when the catalogue no
 * longer has them [CRT-06, CRT-08].
 */
export function quantityRefusal(quantity: number, goods: Goods | undefined): Failure | undefined {
  if (!goods?.sellable) return failure("SKU_NOT_FOUND").failure;
  if (mostAllowed(goods) === 0)
    return failure("SOLD_OUT", { name: goods.productName, skuCode: goods.skuCode, left: 0 }).failure;
  return quantityFailure(quantity, goods);
}
