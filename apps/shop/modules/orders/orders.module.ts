import { hours, seconds } from "@gelora/service-kit/durations.ts";
import type { ShopModule } from "../../platform/shop-module.ts";
import { buyAgain } from "./resolvers/Mutation.buyAgain.ts";
import { cancelOrder } from "./resolvers/Mutation.cancelOrder.ts";
import { payOrder } from "./resolvers/Mutation.payOrder.ts";
import { pickupOrder } from "./resolvers/Mutation.pickupOrder.ts";
import { receiveOrder } from "./resolvers/Mutation.receiveOrder.ts";
import { undoCancelOrder } from "./resolvers/Mutation.undoCancelOrder.ts";
import { cancelReasons } from "./resolvers/Query.cancelReasons.ts";
import { getCustomOrderDetail } from "./resolvers/Query.getCustomOrderDetail.ts";
import { guestOrderList } from "./resolvers/Query.guestOrderList.ts";
import { orderList } from "./resolvers/Query.orderList.ts";
import { trackOrder } from "./resolvers/Query.trackOrder.ts";
import * as createOrders from "./storage/migrations/0001-create-orders.ts";
import { deleteEndedTries } from "./storage/track-tries.ts";
import { closeOverdueOrders } from "./use-cases/close-order.ts";

export const ordersModule: ShopModule = {
  name: "orders",
  migrations: { "0001-create-orders": createOrders },
  resolvers: {
    Query: { getCustomOrderDetail, orderList, guestOrderList, trackOrder, cancelReasons },
    Mutation: { buyAgain, payOrder, cancelOrder, undoCancelOrder, receiveOrder, pickupOrder },
  },
  recurringTasks: (platform) => [
    { name: "close overdue orders", every: seconds(5), run: () => closeOverdueOrders(platform) },
    { name: "forget tries of tracking", every: hours(1), run: () => deleteEndedTries(platform) },
  ],
};
