/** What a shopper means to buy. What other modules may ask of carts. */
import type { Language } from "@gelora/locale/language.ts";
import { type Failure, failure, type Outcome } from "@gelora/outcomes/outcome.ts";
import type { DistributionType } from "../../platform/distribution-type.ts";
import type { Platform } from "../../platform/platform.ts";
import { mostAllowed, quantityFault } from "./domain/quantity-limits.ts";
import { lockCart, selectCartLines, takePieces } from "./storage/cart-lines.ts";
import { addToCart, type CartAddition } from "./use-cases/add-to-cart.ts";
import { setPurchaseLimit } from "./use-cases/purchase-limits.ts";
import { type Goods, readGoods } from "./use-cases/read-goods.ts";

export type { Goods };

/** A line of a cart that a checkout takes over. */
export type ChosenLine = {
  readonly cartLineId: string;
  readonly skuCode: string;
  readonly productCode: string;
  readonly orgCode: string;
  readonly activityCode: string | null;
  readonly quantity: number;
};

/** The owner's lines with these ids, in the cart's order. Ids that are not the owner's are absent. */
export async function chosenLines(
  platform: Platform,
  owner: string,
  cartLineIds: readonly string[],
): Promise<readonly ChosenLine[]> {
  const lines = await selectCartLines(platform, owner);
  return lines.filter((line) => cartLineIds.includes(line.cartLineId));
}

/** All lines of an owner for one way of delivery, in the cart's order. */
export async function cartLinesOf(
  platform: Platform,
  owner: string,
  distributionType: DistributionType,
): Promise<readonly ChosenLine[]> {
  return selectCartLines(platform, owner, distributionType);
}

/** Names, prices and stock at present of skus that somebody is about to buy. Unknown skus are absent. */
export async function goodsFor(
  platform: Platform,
  skuCodes: readonly string[],
  distributionType: DistributionType,
  language: Language,
): Promise<ReadonlyMap<string, Goods>> {
  return readGoods(platform, skuCodes, distributionType, language);
}

/** What stands against buying this many of a sku; the goods are absent when the catalogue no longer knows them [CRT-06, CRT-08]. */
export function quantityRefusal(quantity: number, goods: Goods | undefined): Failure | undefined {
  if (!goods?.sellable) return failure("SKU_NOT_FOUND").failure;
  if (mostAllowed(goods) === 0) return failure("SOLD_OUT", { name: goods.productName }).failure;
  return quantityFault(quantity, goods);
}

/**
 * Takes bought pieces out of the cart, in the order's transaction: what lies in a cart is bought once, in however many checkouts it is (I-05). Pieces added since the
 * checkout began stay. Holds: the cart.
 * @returns false when a line has not got its pieces any more; the caller must then undo its transaction
 */
export async function takeBoughtPieces(
  platform: Platform,
  owner: string,
  bought: readonly { readonly cartLineId: string; readonly quantity: number }[],
): Promise<boolean> {
  await lockCart(platform, owner);
  return (await takePieces(platform, owner, bought)) === bought.length;
}

/** Holds a shopper's cart until the running transaction ends: their orders are counted one after the other. */
export async function holdCart(platform: Platform, owner: string): Promise<void> {
  await lockCart(platform, owner);
}

/** Puts pieces into the cart as a shopper would. @returns how many pieces lie in it now */
export async function addPieces(platform: Platform, owner: string, addition: CartAddition): Promise<Outcome<number>> {
  return addToCart(platform, owner, addition);
}

/** Sets how many of a sku one buyer may have, 1 to 5; undefined lifts the limit. */
export async function limitPurchases(platform: Platform, skuCode: string, most: number | undefined): Promise<void> {
  await setPurchaseLimit(platform, skuCode, most);
}
