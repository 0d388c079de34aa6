import type { Platform } from "../../../platform/platform.ts";
import { deletePicturesOf } from "../../pictures/pictures.ts";
import { eraseAuthor } from "../storage/write-reviews.ts";
import { rate } from "./rate.ts";

/**
 * Takes a person off their reviews, in the caller's transaction. What is shown stays without their
 * name, their order and their pictures; what is not shown goes.
 */
export async function eraseReviews(platform: Platform, owner: string): Promise<void> {
  const reviews = await eraseAuthor(platform, owner);
  await deletePicturesOf(
    platform,
    reviews.map(({ reviewCode }) => reviewCode),
  );
  const shown = reviews.filter(({ state }) => state === "APPROVED");
  for (const productCode of new Set(shown.map((review) => review.productCode))) await rate(platform, productCode);
}
