import { seconds } from "@gelora/service-kit/durations.ts";
import type { ShopModule } from "../../platform/shop-module.ts";
import { cardHolderTopic, registeredTopic } from "../members/members.ts";
import type { ReturnsOf } from "./domain/order-returns.ts";
import { overviewOrders } from "./resolvers/AccountOverview.orders.ts";
import { invoice } from "./resolvers/CustomOrderDetail.invoice.ts";
import { invoicePdf } from "./resolvers/CustomOrderDetail.invoicePdf.ts";
import { promotionList } from "./resolvers/CustomOrderDetail.promotionList.ts";
import { refunds } from "./resolvers/CustomOrderDetail.refunds.ts";
import { refundTransfer } from "./resolvers/CustomOrderDetail.refundTransfer.ts";
import { buyAgain } from "./resolvers/Mutation.buyAgain.ts";
import { cancelOrder } from "./resolvers/Mutation.cancelOrder.ts";
import { nameRefundAccount } from "./resolvers/Mutation.nameRefundAccount.ts";
import { payOrder } from "./resolvers/Mutation.payOrder.ts";
import { payTrackedOrder } from "./resolvers/Mutation.payTrackedOrder.ts";
import { pickupOrder } from "./resolvers/Mutation.pickupOrder.ts";
import { receiveOrder } from "./resolvers/Mutation.receiveOrder.ts";
import { requestInvoice } from "./resolvers/Mutation.requestInvoice.ts";
import { undoCancelOrder } from "./resolvers/Mutation.undoCancelOrder.ts";
import { cancelReasons } from "./resolvers/Query.cancelReasons.ts";
import { getCustomOrderDetail } from "./resolvers/Query.getCustomOrderDetail.ts";
import { guestOrderList } from "./resolvers/Query.guestOrderList.ts";
import { orderList } from "./resolvers/Query.orderList.ts";
import { trackOrder } from "./resolvers/Query.trackOrder.ts";
import * as createOrders from "./storage/migrations/0001-create-orders.ts";
import * as collateCodes from "./storage/migrations/0002-collate-codes.ts";
import * as writeAdjustments from "./storage/migrations/0003-write-adjustments.ts";
import * as giveLinesStates from "./storage/migrations/0004-give-lines-states.ts";
import * as decideRefundsDue from "./storage/migrations/0005-decide-refunds-due.ts";
import * as tellPayment from "./storage/migrations/0006-tell-how-to-pay.ts";
import * as dropTrackTries from "./storage/migrations/0007-drop-track-tries.ts";
import * as markPickUpsReady from "./storage/migrations/0008-mark-pick-ups-ready.ts";
import * as findCashOrders from "./storage/migrations/0009-find-cash-orders.ts";
import * as keepLoyaltyMobile from "./storage/migrations/0010-keep-loyalty-mobile.ts";
import * as keepWhatRulesLookAt from "./storage/migrations/0011-keep-what-rules-look-at.ts";
import * as tellCancelledItems from "./storage/migrations/0012-tell-cancelled-items.ts";
import * as takeTaxData from "./storage/migrations/0013-take-tax-data.ts";
import * as keepBothNames from "./storage/migrations/0014-keep-both-names.ts";
import * as markParcelNews from "./storage/migrations/0015-mark-parcel-news.ts";
import * as tellUndoneCancelling from "./storage/migrations/0016-tell-undone-cancelling.ts";
import * as findOrdersOfGuests from "./storage/migrations/0017-find-orders-of-guests.ts";
import * as handOrdersToMembers from "./storage/migrations/0018-hand-orders-to-members.ts";
import * as nameRefundAccounts from "./storage/migrations/0019-name-refund-accounts.ts";
import * as keepPromotions from "./storage/migrations/0020-keep-promotions.ts";
import { claimGuestsOrders } from "./use-cases/claim-guests-orders.ts";
import { closeOverdueOrders } from "./use-cases/close-order.ts";
import { makeDuePickUpsReady } from "./use-cases/make-ready.ts";
import { type OnTakenOver, takeOverOrders } from "./use-cases/take-over-orders.ts";
import { tellHowToPay } from "./use-cases/tell-how-to-pay.ts";

const migrations = {
  "0001-create-orders": createOrders,
  "0002-collate-codes": collateCodes,
  "0003-write-adjustments": writeAdjustments,
  "0004-give-lines-states": giveLinesStates,
  "0005-decide-refunds-due": decideRefundsDue,
  "0006-tell-how-to-pay": tellPayment,
  "0007-drop-track-tries": dropTrackTries,
  "0008-mark-pick-ups-ready": markPickUpsReady,
  "0009-find-cash-orders": findCashOrders,
  "0010-keep-loyalty-mobile": keepLoyaltyMobile,
  "0011-keep-what-rules-look-at": keepWhatRulesLookAt,
  "0012-tell-cancelled-items": tellCancelledItems,
  "0013-take-tax-data": takeTaxData,
  "0014-keep-both-names": keepBothNames,
  "0015-mark-parcel-news": markParcelNews,
  "0016-tell-undone-cancelling": tellUndoneCancelling,
  "0017-find-orders-of-guests": findOrdersOfGuests,
  "0018-hand-orders-to-members": handOrdersToMembers,
  "0019-name-refund-accounts": nameRefundAccounts,
  "0020-keep-promotions": keepPromotions,
} as const;

/**
 * @param options.returnsOf what has been returned of orders, and what can be
 * @param options.onTakenOver gives what other modules keep of orders to their new owner
 */
export function createOrdersModule({
  returnsOf,
  onTakenOver,
}: {
  readonly returnsOf: ReturnsOf;
  readonly onTakenOver: OnTakenOver;
}): ShopModule {
  return {
    name: "orders",
    migrations,
    resolvers: {
      Query: {
        getCustomOrderDetail: getCustomOrderDetail(returnsOf),
        orderList: orderList(returnsOf),
        guestOrderList: guestOrderList(returnsOf),
        trackOrder: trackOrder(returnsOf),
        cancelReasons,
      },
      Mutation: {
        buyAgain: buyAgain(returnsOf),
        payOrder,
        payTrackedOrder,
        cancelOrder,
        undoCancelOrder,
        receiveOrder,
        pickupOrder,
        requestInvoice,
        nameRefundAccount,
      },
      AccountOverview: { orders: overviewOrders(returnsOf) },
      CustomOrderDetail: { invoice, invoicePdf, promotionList, refunds, refundTransfer },
    },
    outboxHandlers: (platform) => ({
      [cardHolderTopic]: claimGuestsOrders(platform),
      [registeredTopic]: takeOverOrders(platform, onTakenOver),
    }),
    recurringTasks: (platform) => [
      { name: "tell how to pay", every: seconds(1), run: () => tellHowToPay(platform) },
      { name: "close overdue orders", every: seconds(5), run: () => closeOverdueOrders(platform) },
      { name: "make pick-ups ready", every: seconds(5), run: () => makeDuePickUpsReady(platform) },
    ],
  };
}
