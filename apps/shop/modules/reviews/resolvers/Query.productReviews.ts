import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { listReviews } from "../use-cases/show-reviews.ts";
import { reviewAnswer } from "./review-answer.ts";

const mostOnAPage = 200;

export const productReviews: QueryResolvers["productReviews"] = async (_parent, wish, { platform }) => {
  const { productCode, stars, sort } = wish.input;
  const limit = Math.min(mostOnAPage, Math.max(1, wish.pageSize ?? 10));
  const page = Math.min(10_000, Math.max(1, wish.pageNum ?? 1));
  const offset = (page - 1) * limit;
  const asked = { productCode, stars: stars ?? undefined, sort: sort ?? "NEWEST", offset, limit };
  const { reviews, total } = await listReviews(platform, asked);
  return {
    dataList: reviews.map((review) => reviewAnswer(platform, review)),
    pageInfo: { totalCount: total, hasNextPage: offset + reviews.length < total, hasPreviousPage: page > 1 },
  };
};
