import type { Platform } from "../../../platform/platform.ts";
import { deleteWish } from "../storage/wishlist-rows.ts";

/** Takes a product off a member's list; one that is not on it changes nothing. */
export async function removeWish(platform: Platform, memberCode: string, productCode: string): Promise<void> {
  await deleteWish(platform, memberCode, productCode);
}
