import type { Platform } from "../../../platform/platform.ts";
import { combinedQuantity } from "../domain/combine-carts.ts";
import type { CartNotice } from "../domain/look-over-line.ts";
import { mostAllowed, mostLines } from "../domain/quantity-limits.ts";
import { deleteCart, lockCart, selectCartLines, upsertCartLine } from "../storage/cart-lines.ts";
import { readGoods } from "./read-goods.ts";

/**
 * Moves a guest's cart into a member's: sums, cut to five and to the stock. The guest's cart is gone afterwards, so that repeating it changes nothing.
 * Holds: both carts, in the order of their owners, so that two merges never wait for each other in a circle [CRT-02, CRT-14, Q94, I-16].
 * @returns what was cut, for the shopper to be told; goods that are sold out are told with the cart
 */
export async function mergeCarts(
  platform: Platform,
  guestOwner: string,
  memberOwner: string,
): Promise<readonly CartNotice[]> {
  if (guestOwner === memberOwner) return [];
  return platform.database.transaction(async () => {
    for (const owner of [guestOwner, memberOwner].sort()) await lockCart(platform, owner);
    const [mine, theirs] = [await selectCartLines(platform, memberOwner), await selectCartLines(platform, guestOwner)];
    const notices: CartNotice[] = [];
    let room = mostLines - mine.length;
    let leftOut = 0;
    for (const line of theirs) {
      const existing = mine.find(
        (other) => other.skuCode === line.skuCode && other.distributionType === line.distributionType,
      );
      if (!existing && room === 0) {
        leftOut += 1;
        continue;
      }
      if (!existing) room -= 1;
      const goods = (await readGoods(platform, [line.skuCode], line.distributionType, "en-US")).get(line.skuCode);
      const bounds = goods?.sellable ? goods : { stock: 0, purchaseLimit: undefined };
      const [from, to] = [(existing?.quantity ?? 0) + line.quantity, combinedQuantity(existing, line, bounds)];
      const cartLineId = await upsertCartLine(platform, memberOwner, { ...line, quantity: to });
      if (to < from && mostAllowed(bounds) > 0) notices.push({ cartLineId, code: "QUANTITY_CUT", from, to });
    }
    await deleteCart(platform, guestOwner);
    if (leftOut > 0) notices.push({ cartLineId: "", code: "CART_FULL", from: leftOut, to: mostLines });
    return notices;
  });
}
