import { failure } from "@gelora/outcomes/outcome.ts";
import { refusalError, sessionOf } from "../../../platform/refusals.ts";
import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { ownerOf } from "../../../platform/session.ts";
import { orderByCode } from "../../orders/orders.ts";
import { reviewsOfOrder } from "../use-cases/own-reviews.ts";

export const orderReviews: QueryResolvers["orderReviews"] = async (_parent, { orderCode }, context) => {
  const order = await orderByCode(context.platform, orderCode, ownerOf(sessionOf(context)));
  if (!order) throw refusalError(failure("ORDER_NOT_FOUND").failure);
  return (await reviewsOfOrder(context.platform, order)).map(({ review, ...line }) => ({
    ...line,
    review: review ? { ...review, status: review.state, version: review.versionNumber } : null,
  }));
};
