import type { Platform } from "../../../platform/platform.ts";
import { picturesOf } from "../../pictures/pictures.ts";
import { selectToDecide } from "../storage/read-reviews.ts";

const mostAtOnce = 50;

/** What waits for staff, oldest first, each as the version that they decide on. */
export async function reviewsToDecide(platform: Platform) {
  const reviews = await selectToDecide(platform, mostAtOnce);
  const pictures = await picturesOf(
    platform,
    reviews.map(({ reviewCode }) => reviewCode),
  );
  return reviews.map((review) => ({
    ...review,
    versionCode: `${review.reviewCode}-${review.versionNumber}`,
    pictureCodes: pictures.get(review.reviewCode) ?? [],
  }));
}
