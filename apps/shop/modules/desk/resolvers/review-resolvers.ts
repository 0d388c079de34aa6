import { showPicture } from "../../pictures/pictures.ts";
import { answerReview, approveReview, rejectReview, reviewsToDecide } from "../../reviews/reviews.ts";
import { type DeskContext, resultOf, staffOf, staffWho, wordsOf } from "../gateway/desk-context.ts";

const longestWords = 500;

const decided = (result: string) => resultOf(result, "decided");

/** What buyers say of goods, before it is shown. */
export const reviewQueries = {
  productReviews: async (_input: object, context: DeskContext) => {
    staffWho(context, "moderate reviews");
    const waiting = await reviewsToDecide(context.platform);
    return waiting.map((review) => ({ ...review, writtenAt: review.writtenAt.toISOString() }));
  },
  productReviewPicture: async (given: { reviewCode: string; pictureCode: string }, context: DeskContext) => {
    staffWho(context, "moderate reviews");
    return showPicture(context.platform, given.reviewCode, given.pictureCode);
  },
};

/** What staff do with it. The use cases check the roles and write the journal. */
export const reviewMutations = {
  approveReview: async ({ versionCode }: { versionCode: string }, context: DeskContext) =>
    decided(await approveReview(context.platform, staffOf(context), versionCode)),
  rejectReview: async (given: { versionCode: string; reason: string }, context: DeskContext) => {
    const reason = wordsOf("reason", given.reason, { most: longestWords });
    return decided(await rejectReview(context.platform, staffOf(context), given.versionCode, reason));
  },
  answerReview: async (given: { reviewCode: string; answer: string }, context: DeskContext) => {
    const answer = wordsOf("answer", given.answer, { least: 0, most: longestWords });
    return decided(await answerReview(context.platform, staffOf(context), given.reviewCode, answer));
  },
};
