import { type DistributionType, homeDelivery, storePickup } from "@gelora/contracts/distribution-type.ts";
import { readPart } from "../../../platform/read-part.ts";
import { memberSessionOf } from "../../../platform/refusals.ts";
import type { AccountOverviewResolvers } from "../../../platform/schema.generated.ts";
import { ownerOf } from "../../../platform/session.ts";
import { noReturns, type ReturnsOf } from "../domain/order-returns.ts";
import { listOrders } from "../use-cases/show-orders.ts";
import { orderAnswer } from "./order-answer.ts";

export const overviewOrders =
  (returnsOf: ReturnsOf): NonNullable<AccountOverviewResolvers["orders"]> =>
  (_parent, _input, context) => {
    const { platform, language } = context;
    const owner = ownerOf(memberSessionOf(context));
    const newest = async (distributionType: DistributionType) =>
      (await listOrders(platform, { owner, distributionType, states: [], offset: 0, limit: 1 })).orders;
    return readPart(platform, "orders", async () => {
      const both = (await Promise.all([homeDelivery, storePickup].map(newest))).flat();
      const [last] = both.toSorted((one, other) => other.order.placedAt.getTime() - one.order.placedAt.getTime());
      if (!last) return { last: null };
      const returned = await returnsOf(platform, [last], language);
      return { last: orderAnswer(last, returned.get(last.order.orderCode) ?? noReturns, language) };
    });
  };
