import type { Platform } from "../../../platform/platform.ts";
import { combinedQuantity } from "../domain/combine-carts.ts";
import { mostLines } from "../domain/quantity-limits.ts";
import { deleteCart, lockCart, selectCartLines, upsertCartLine } from "../storage/cart-lines.ts";
import { readGoods } from "./read-goods.ts";

/**
 * Moves a guest's cart into a member's: sums, cut to five and to the stock. The guest's cart is gone afterwards, so that repeating it changes nothing.
 * Holds: both carts, in the order of their owners, so that two merges never wait for each other in a circle [CRT-02, CRT-14, Q94, I-16].
 */
export async function mergeCarts(platform: Platform, guestOwner: string, memberOwner: string): Promise<void> {
  if (guestOwner === memberOwner) return;
  await platform.database.transaction(async () => {
    for (const owner of [guestOwner, memberOwner].sort()) await lockCart(platform, owner);
    const [mine, theirs] = [await selectCartLines(platform, memberOwner), await selectCartLines(platform, guestOwner)];
    let room = mostLines - mine.length;
    for (const line of theirs) {
      const existing = mine.find(
        (other) => other.skuCode === line.skuCode && other.distributionType === line.distributionType,
      );
      if (!existing && room === 0) continue;
      if (!existing) room -= 1;
      const goods = (await readGoods(platform, [line.skuCode], line.distributionType, "en-US")).get(line.skuCode);
      const bounds = goods?.sellable ? goods : { stock: 0, purchaseLimit: undefined };
      await upsertCartLine(platform, memberOwner, { ...line, quantity: combinedQuantity(existing, line, bounds) });
    }
    await deleteCart(platform, guestOwner);
  });
}
