import type { Platform } from "../../../platform/platform.ts";
import type { ProductReview } from "../../../platform/schema.generated.ts";
import { reviewPictureAddress } from "../routes/review-pictures.ts";
import type { ShownReview } from "../use-cases/show-reviews.ts";

export function reviewAnswer(platform: Platform, review: ShownReview): ProductReview {
  const { reviewCode, stars, fit, sizeName, text, language, author, answer } = review;
  return {
    reviewCode,
    stars,
    fit,
    sizeName,
    text,
    language,
    author,
    answer,
    writtenAt: review.writtenAt.toISOString(),
    pictures: review.pictureCodes.map((code) => ({
      small: reviewPictureAddress(platform, code, "small"),
      whole: reviewPictureAddress(platform, code, "whole"),
    })),
  };
}
