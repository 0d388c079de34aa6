/**
 * What buyers say of goods. Guarantees: only someone who has received a product writes of it; a
 * buyer has one review of a product, whatever is sent in parallel; nothing is shown that staff have
 * not read as it stands; and a product's rating counts exactly the reviews that are shown.
 */
export { shownAuthor } from "./domain/review.ts";
export { giveReviewsTo } from "./storage/write-reviews.ts";
export { answerReview, approveReview, rejectReview } from "./use-cases/decide-review.ts";
export { eraseReviews } from "./use-cases/erase-reviews.ts";
export { reviewsToTakeOut } from "./use-cases/own-reviews.ts";
export { reviewsToDecide } from "./use-cases/reviews-to-decide.ts";
