import type { Platform } from "../../../platform/platform.ts";
import { countPieces } from "../storage/cart-lines.ts";

/**
 * How many pieces are in a cart, for the mini cart; 0 for a browser without an owner [SES-19,
 * OPS-43].
 */
export async function countCart(platform: Platform, owner: string | undefined): Promise<number> {
  return owner === undefined ? 0 : countPieces(platform, owner);
}
