import type { Refusal } from "../../../platform/gateway/failure-text.ts";
import { callShopForItem } from "../../../platform/session/call-shop-for-item.ts";
import { removeGiftDocument } from "./promotion-documents.ts";
import { type Taken, takeGoods } from "./take-goods.ts";

/** A gift in the cart. */
export type ChosenGift = Taken & { readonly cartItemId: string };

/**
 * Puts another gift into the cart in place of a chosen one, which comes back when the other cannot
 * be had. @returns what failed, if anything did
 */
export async function exchangeGift({ cartItemId, ...chosen }: ChosenGift, wanted: Taken): Promise<Refusal | undefined> {
  const removed = await callShopForItem(removeGiftDocument, { cartItemId }, (value) => value.removeCartItem);
  if (!removed.ok) return removed.failure;
  const failure = await takeGoods(wanted);
  if (failure) await takeGoods(chosen);
  return failure;
}
