import type { Platform } from "../../../platform/platform.ts";
import type { ProductRating } from "../product-rating.ts";
import { takeNextVersion } from "../storage/frame-rows.ts";
import { writeRating } from "../storage/rating-rows.ts";

/**
 * Writes what the reviews of a product come to, in the transaction that changes one, so that its
 * page and cards are composed again. Holds the catalogue's version while `compose` reads them: of
 * two changes at once the later counts the earlier one too.
 * @param compose undefined without reviews
 */
export async function rateProduct(
  platform: Platform,
  productCode: string,
  compose: () => Promise<ProductRating | undefined>,
): Promise<void> {
  const version = await takeNextVersion(platform);
  await writeRating(platform, { productCode, version, rating: await compose() });
}
