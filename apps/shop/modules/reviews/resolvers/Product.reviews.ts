import type { ProductResolvers } from "../../../platform/schema.generated.ts";
import { firstReviews } from "../use-cases/show-reviews.ts";
import { reviewAnswer } from "./review-answer.ts";

/** An addition of this module to the catalogue's product; one without a rating has none. */
export const reviews: ProductResolvers["reviews"] = async ({ productCode, rating }, _input, { platform }) =>
  productCode && rating
    ? (await firstReviews(platform, productCode)).map((review) => reviewAnswer(platform, review))
    : [];
