import { listPage, pageInfoOf } from "../../../platform/list-page.ts";
import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { listReviews } from "../use-cases/show-reviews.ts";
import { reviewAnswer } from "./review-answer.ts";

export const productReviews: QueryResolvers["productReviews"] = async (_parent, wish, { platform }) => {
  const { productCode, stars, sort } = wish.input;
  const page = listPage(wish, { most: 200 });
  const { limit, offset } = page;
  const asked = { productCode, stars: stars ?? undefined, sort: sort ?? "NEWEST", offset, limit };
  const { reviews, total } = await listReviews(platform, asked);
  return {
    dataList: reviews.map((review) => reviewAnswer(platform, review)),
    pageInfo: pageInfoOf(page, total),
  };
};
