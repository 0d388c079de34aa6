import { isUuid } from "../../../platform/identifiers.ts";
import type { Platform } from "../../../platform/platform.ts";
import { keepPieces } from "../../flash-sales/flash-sales.ts";
import { flashPieces } from "../domain/flash-hold.ts";
import { cartLinesOf, countPieces, deleteCartLine, lockCart } from "../storage/cart-lines.ts";

/**
 * Removes a line. A line that is already gone is a success: the cart is in the requested state.
 * Locks the cart; what it held of a flash sale goes back [CRT-12].
 * @returns how many pieces are in the cart now
 */
export async function removeCartLine(platform: Platform, owner: string, cartLineId: string): Promise<number> {
  return platform.database.transaction(async () => {
    await lockCart(platform, owner);
    const lines = await cartLinesOf(platform, owner);
    const gone = lines.find((line) => line.cartLineId === cartLineId);
    if (isUuid(cartLineId)) await deleteCartLine(platform, owner, cartLineId);
    const rest = lines.filter((line) => line !== gone);
    if (gone) await keepPieces(platform, owner, gone.skuCode, flashPieces(rest, gone.skuCode));
    return countPieces(platform, owner);
  });
}
