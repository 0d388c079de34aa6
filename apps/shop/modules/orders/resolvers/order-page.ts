import { distributionTypeOf } from "@gelora/contracts/distribution-type.ts";
import { failure } from "@gelora/outcomes/outcome.ts";
import { listPage, pageInfoOf } from "../../../platform/list-page.ts";
import { refusalError } from "../../../platform/refusals.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import type { OrderPage, QueryOrderListArgs } from "../../../platform/schema.generated.ts";
import { noReturns, type ReturnsOf } from "../domain/order-returns.ts";
import { isOrderState } from "../domain/order-states.ts";
import { listOrders } from "../use-cases/show-orders.ts";
import { orderAnswer } from "./order-answer.ts";

/**
 * A page of an owner's orders; 10 per page and home delivery by default [ORD-01, ORD-04].
 * @throws GraphQLError with INVALID_INPUT for an unknown distribution type
 */
export async function orderPageOf(
  { platform, language }: RequestContext,
  owner: string,
  { input }: QueryOrderListArgs,
  returnsOf: ReturnsOf,
): Promise<OrderPage> {
  const distributionType = distributionTypeOf(input.deliveryType);
  if (!distributionType)
    throw refusalError(
      failure("INVALID_INPUT", { field: "deliveryType", reason: "deliveryType is 11 or 21." }).failure,
    );
  const page = listPage(input, { most: 50 });
  const { limit, offset } = page;
  const states = (input.orderStatus ?? []).filter(isOrderState);
  // Only unknown state codes were requested: nothing matches.
  if (states.length === 0 && (input.orderStatus ?? []).length > 0)
    return { dataList: [], pageInfo: pageInfoOf(page, 0) };
  const { orders, totalCount } = await listOrders(platform, { owner, distributionType, states, offset, limit });
  const returned = await returnsOf(platform, orders, language);
  return {
    dataList: orders.map((shown) => orderAnswer(shown, returned.get(shown.order.orderCode) ?? noReturns, language)),
    pageInfo: pageInfoOf(page, totalCount),
  };
}
