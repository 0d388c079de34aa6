import type { Platform } from "../../../platform/platform.ts";
import { takeNextVersion } from "../storage/frame-rows.ts";
import { touchProduct } from "../storage/rating-rows.ts";

/**
 * Has a product's page composed again, in the transaction that changes something which another
 * module adds to it.
 */
export async function renewProduct(platform: Platform, productCode: string): Promise<void> {
  await touchProduct(platform, productCode, await takeNextVersion(platform));
}
