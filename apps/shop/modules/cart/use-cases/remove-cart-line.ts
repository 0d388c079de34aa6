import { isUuid } from "../../../platform/identifiers.ts";
import type { Platform } from "../../../platform/platform.ts";
import { countPieces, deleteCartLine, lockCart } from "../storage/cart-lines.ts";

/**
 * Removes a line. A line that is already gone is a success: the cart is in the requested state.
 * Locks the cart [CRT-12].
 * @returns how many pieces are in the cart now
 */
export async function removeCartLine(platform: Platform, owner: string, cartLineId: string): Promise<number> {
  return platform.database.transaction(async () => {
    await lockCart(platform, owner);
    if (isUuid(cartLineId)) await deleteCartLine(platform, owner, cartLineId);
    return countPieces(platform, owner);
  });
}
