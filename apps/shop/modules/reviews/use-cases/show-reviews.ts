import { createFollowingCache } from "@gelora/service-kit/following-cache.ts";
import { platformPart } from "@gelora/service-kit/platform-part.ts";
import type { Platform } from "../../../platform/platform.ts";
import { onCatalogueChange } from "../../catalogue/read-models.ts";
import { picturesOf } from "../../pictures/pictures.ts";
import type { ReviewRecord } from "../domain/review.ts";
import { countShown, type ReviewWish, selectShown } from "../storage/read-reviews.ts";

export type ShownReview = ReviewRecord & { readonly pictureCodes: readonly string[] };

/** On a product's page before more are asked for. */
const firstFew = 3;

/** A kilobyte or two each; products without reviews are not looked up. */
const capacity = 3000;
export const firstReviewsCache = platformPart("the cache of products' first reviews", () =>
  createFollowingCache<{ readonly reviews: readonly ShownReview[] }>(capacity),
);

/** Caches from now on: a decision and an answer change the product too. */
export function cacheFirstReviews(platform: Platform): void {
  const cache = firstReviewsCache.of(platform);
  onCatalogueChange(platform, ({ changed }) => cache.drop(changed));
  cache.follow();
}

/** The newest few of a product that has some. */
export async function firstReviews(platform: Platform, productCode: string): Promise<readonly ShownReview[]> {
  const cache = firstReviewsCache.of(platform);
  const known = cache.get(productCode);
  if (known) return known.reviews;
  const store = cache.begin();
  const wish = { productCode, stars: undefined, sort: "NEWEST", offset: 0, limit: firstFew } as const;
  const reviews = await withPictures(platform, await selectShown(platform, wish));
  store(productCode, { reviews });
  return reviews;
}

/** A page of a product's reviews, in three statements. */
export async function listReviews(
  platform: Platform,
  wish: ReviewWish,
): Promise<{ readonly reviews: readonly ShownReview[]; readonly total: number }> {
  const reviews = await withPictures(platform, await selectShown(platform, wish));
  return { reviews, total: await countShown(platform, wish) };
}

async function withPictures(platform: Platform, reviews: readonly ReviewRecord[]): Promise<readonly ShownReview[]> {
  const pictures = await picturesOf(
    platform,
    reviews.map(({ reviewCode }) => reviewCode),
  );
  return reviews.map((review) => ({ ...review, pictureCodes: pictures.get(review.reviewCode) ?? [] }));
}
