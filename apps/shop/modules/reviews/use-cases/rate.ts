import type { Platform } from "../../../platform/platform.ts";
import { rateProduct } from "../../catalogue/catalogue.ts";
import { ratingOf } from "../domain/rating-of.ts";
import { selectVotes } from "../storage/read-reviews.ts";

/** Composes a product's rating again, in the transaction that changed one of its reviews. */
export async function rate(platform: Platform, productCode: string): Promise<void> {
  await rateProduct(platform, productCode, async () => ratingOf(await selectVotes(platform, productCode)));
}
