import type { ProductRating } from "../../catalogue/product-rating.ts";
import type { ReviewFit } from "./review.ts";

/** Of the approved reviews of a product. @returns undefined without any */
export function ratingOf(
  reviews: readonly { readonly stars: number; readonly fit: ReviewFit | null }[],
): ProductRating | undefined {
  const count = reviews.length;
  if (count === 0) return undefined;
  const sum = reviews.reduce((total, { stars }) => total + stars, 0);
  const found = (wanted: ReviewFit): number => reviews.filter(({ fit }) => fit === wanted).length;
  return {
    average: Math.round((sum * 10) / count) / 10,
    count,
    stars: [1, 2, 3, 4, 5].map((wanted) => reviews.filter(({ stars }) => stars === wanted).length),
    fit: { small: found("SMALL"), trueToSize: found("TRUE_TO_SIZE"), large: found("LARGE") },
  };
}
