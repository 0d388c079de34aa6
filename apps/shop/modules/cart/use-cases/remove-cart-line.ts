import { isUuid } from "../../../platform/identifiers.ts";
import type { Platform } from "../../../platform/platform.ts";
import { countPieces, deleteCartLine, lockCart } from "../storage/cart-lines.ts";

/**
 * Takes a line out. A line that is gone already is no failure: the cart is as it was wished. Holds: the cart [CRT-12].
 * @returns how many pieces lie in the cart now
 */
export async function removeCartLine(platform: Platform, owner: string, cartLineId: string): Promise<number> {
  return platform.database.transaction(async () => {
    await lockCart(platform, owner);
    if (isUuid(cartLineId)) await deleteCartLine(platform, owner, cartLineId);
    return countPieces(platform, owner);
  });
}
