import { failure } from "@gelora/outcomes/outcome.ts";
import { distributionTypeOf } from "../../../platform/distribution-type.ts";
import { refusalError, sessionOf } from "../../../platform/refusals.ts";
import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { ownerOf } from "../../../platform/session.ts";
import { isOrderState } from "../domain/order-states.ts";
import { listOrders } from "../use-cases/show-orders.ts";
import { orderAnswer } from "./order-answer.ts";

const mostOnAPage = 50;

/** The orders that were placed from this browser [ORD-01, Q80]. */
export const guestOrderList: QueryResolvers["guestOrderList"] = async (_parent, { input }, context) => {
  const owner = ownerOf(sessionOf(context));
  const distributionType = distributionTypeOf(input.deliveryType);
  if (!distributionType) throw refusalError(failure("INVALID_INPUT", { reason: "deliveryType is 11 or 21." }).failure);
  const limit = Math.min(mostOnAPage, Math.max(1, input.pageSize ?? 10));
  const page = Math.min(10_000, Math.max(1, input.pageNum ?? 1));
  const offset = (page - 1) * limit;
  const states = (input.orderStatus ?? []).filter(isOrderState);
  // Only codes that are no states were asked for: nothing answers them.
  if (states.length === 0 && (input.orderStatus ?? []).length > 0) return { dataList: [], pageInfo: noPage };
  const { orders, totalCount } = await listOrders(context.platform, { owner, distributionType, states, offset, limit });
  return {
    dataList: orders.map((shown) => orderAnswer(shown, context.language)),
    pageInfo: { totalCount, hasNextPage: offset + orders.length < totalCount, hasPreviousPage: page > 1 },
  };
};

const noPage = { totalCount: 0, hasNextPage: false, hasPreviousPage: false };
