import type { ShopModule } from "../../platform/shop-module.ts";
import { startReviewPicture } from "./resolvers/Mutation.startReviewPicture.ts";
import { writeReview } from "./resolvers/Mutation.writeReview.ts";
import { reviews } from "./resolvers/Product.reviews.ts";
import { orderReviews } from "./resolvers/Query.orderReviews.ts";
import { productReviews } from "./resolvers/Query.productReviews.ts";
import { mountReviewPictures } from "./routes/review-pictures.ts";
import * as createReviews from "./storage/migrations/0001-create-reviews.ts";
import { cacheFirstReviews, firstReviewsCache } from "./use-cases/show-reviews.ts";

/** Mounted after the catalogue, whose products it rates. */
export const reviewsModule: ShopModule = {
  name: "reviews",
  migrations: { "0001-create-reviews": createReviews },
  parts: [firstReviewsCache],
  resolvers: {
    Query: { productReviews, orderReviews },
    Mutation: { writeReview, startReviewPicture },
    Product: { reviews },
  },
  routes: mountReviewPictures,
  start: async (platform) => cacheFirstReviews(platform),
};
