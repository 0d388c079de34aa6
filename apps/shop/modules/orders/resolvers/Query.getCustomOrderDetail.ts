import { formatDayAndTime } from "@gelora/locale/jakarta-time.ts";
import { maskedMobile } from "@gelora/locale/mobile.ts";
import { sessionOf } from "../../../platform/refusals.ts";
import type { CustomOrderDetail, OrderStatusChangeOut, QueryResolvers } from "../../../platform/schema.generated.ts";
import { ownerOf } from "../../../platform/session.ts";
import { askSoon, channelName, isRefundedOnline, refundWay } from "../../payments/payments.ts";
import { operationsOf } from "../domain/operations.ts";
import { shownAmounts } from "../domain/order-reduction.ts";
import { noReturns, type OrderReturns, type ReturnsOf } from "../domain/order-returns.ts";
import { orderStates } from "../domain/order-states.ts";
import { type ShownOrder, showOrder } from "../use-cases/show-orders.ts";
import { lineAnswers } from "./line-answers.ts";
import {
  collectBy,
  historyAnswer,
  parcelAnswers,
  payInfos,
  payStatus,
  pointsAnswer,
  receiverAnswer,
  scheduleCancelTime,
  standingOf,
} from "./order-answer.ts";
import { discountAnswers } from "./reduction-answers.ts";
import { returnAnswers } from "./return-answers.ts";

type Language = Parameters<typeof standingOf>[1];

export const getCustomOrderDetail =
  (returnsOf: ReturnsOf): QueryResolvers["getCustomOrderDetail"] =>
  async (_parent, input, context) => {
    const { platform, language } = context;
    const owner = ownerOf(sessionOf(context));
    const shown = await showOrder(platform, input.orderCommonInput.orderCode, owner);
    if (!shown) return null;
    await askSoon(platform, shown.payment);
    const returned = (await returnsOf(platform, [shown], language)).get(shown.order.orderCode) ?? noReturns;
    return { ...detailAnswer(shown, returned, language), serverTime: platform.clock.now().toISOString() };
  };

/** Everything the order page shows, with the contract's names [ORD-23 to ORD-29, OPS-37]. */
function detailAnswer(
  shown: ShownOrder,
  returned: OrderReturns,
  language: Language,
): Omit<CustomOrderDetail, "serverTime"> {
  const { order, payment, portions } = shown;
  return {
    ...moneyOf(shown, returned),
    history: historyAnswer(shown, language),
    refundWay: order.paidChannelCode && refundWay(order.paidChannelCode, language),
    isRefundTransferred: order.paidChannelCode !== null && !isRefundedOnline(order.paidChannelCode),
    loyaltyMobile: order.loyaltyMobile && maskedMobile(order.loyaltyMobile),
    orgCode: order.orgCode,
    orderCode: order.orderCode,
    cancelCode: order.cancelReasonCode,
    cancelRemark: order.cancelRemark,
    orderStatus: order.state,
    orderStatusStr: standingOf(order, language),
    readyTime: order.readyAt?.toISOString() ?? null,
    collectBy: collectBy(order),
    expectTime: order.shipping?.latestDate,
    orderDate: formatDayAndTime(order.placedAt),
    payStatus: payStatus(shown),
    scheduleCancelTime: scheduleCancelTime(order),
    payMentType: payment?.kind,
    payMent: order.channelCode && channelName(payment?.channelCode ?? order.channelCode, language),
    payChannel: payment?.channelCode ?? order.channelCode,
    distributionType: order.distributionType,
    extProps: order.remark ? { remark: order.remark } : null,
    orderReturnOuts: returnAnswers(shown, returned),
    payInfos: payInfos(shown, language),
    store: order.store,
    orderReceiveOut: receiverAnswer(order, language),
    orderStatusChangeOut: momentsOf(shown),
    discountList: discountAnswers(shown.reductions, language),
    productList: lineAnswers(shown, portions, language, returned),
    expressList: parcelAnswers(shown, language),
    operationList: [...operationsOf(shown, returned)],
  };
}

function moneyOf(shown: ShownOrder, returned: OrderReturns) {
  const { order } = shown;
  return {
    amount: order.total,
    ...shownAmounts(shown),
    payOperationAmount: order.total,
    coupon: order.coupon,
    freight: order.freight,
    freightDiscount: order.freightDiscount,
    ...pointsAnswer(shown, returned),
    usedPointAmount: order.usedPointAmount,
  };
}

function momentsOf({ order, parcels }: ShownOrder): OrderStatusChangeOut {
  const formatted = (moment: Date | null | undefined) => (moment ? formatDayAndTime(moment) : null);
  const cancelled = order.state === orderStates.cancelled || order.state === orderStates.closed;
  return {
    createTime: formatted(order.placedAt),
    payTime: formatted(order.paidAt),
    finalShippedTime: formatted(order.shippedAt),
    finalDeliveryTime: formatted(parcels.at(-1)?.deliveredAt),
    confirmDeliveryTime: formatted(order.completedAt),
    confirmTime: formatted(order.completedAt),
    cancleTime: cancelled ? formatted(order.endedAt) : null,
  };
}
