import { formatDayAndTime } from "@gelora/locale/jakarta-time.ts";
import { sessionOf } from "../../../platform/refusals.ts";
import type {
  CustomOrderDetail,
  Invoice,
  OrderStatusChangeOut,
  QueryResolvers,
} from "../../../platform/schema.generated.ts";
import { ownerOf } from "../../../platform/session.ts";
import { channelName, isRefundedOnline } from "../../payments/payments.ts";
import { maskedMobile } from "../domain/masked-mobile.ts";
import { operationsOf } from "../domain/operations.ts";
import type { OrderRecord } from "../domain/order.ts";
import { orderStates } from "../domain/order-states.ts";
import { say } from "../domain/words.ts";
import { type ShownOrder, showOrder } from "../use-cases/show-orders.ts";
import {
  historyAnswer,
  lineAnswers,
  parcelAnswers,
  payInfos,
  payStatus,
  pointsAnswer,
  receiverAnswer,
  scheduleCancelTime,
  standingOf,
} from "./order-answer.ts";

type Language = Parameters<typeof standingOf>[1];

export const getCustomOrderDetail: QueryResolvers["getCustomOrderDetail"] = async (_parent, input, context) => {
  const owner = ownerOf(sessionOf(context));
  const shown = await showOrder(context.platform, input.orderCommonInput.orderCode, owner);
  if (!shown) return null;
  const invoice = invoiceAnswer(shown.order, context.platform.configuration.SITE_NAME);
  return { ...detailAnswer(shown, context.language), invoice };
};

/** Everything the order page shows, with the contract's names [ORD-23 to ORD-29, OPS-37]. */
function detailAnswer(shown: ShownOrder, language: Language): CustomOrderDetail {
  const { order, payment, lines, portions } = shown;
  return {
    ...moneyOf(shown),
    history: historyAnswer(shown, language),
    refundWay: order.paidChannelCode && refundWay(order.paidChannelCode, language),
    loyaltyMobile: maskedMobile(order.loyaltyMobile),
    orgCode: order.orgCode,
    orderCode: order.orderCode,
    cancelCode: order.cancelReasonCode,
    cancelRemark: order.cancelRemark,
    orderStatus: order.state,
    orderStatusStr: standingOf(order, language),
    readyTime: order.readyAt?.toISOString() ?? null,
    expectTime: order.shipping?.latestDate,
    orderDate: formatDayAndTime(order.placedAt),
    payStatus: payStatus(order),
    scheduleCancelTime: scheduleCancelTime(order),
    payMentType: payment?.kind,
    payMent: order.channelCode && channelName(payment?.channelCode ?? order.channelCode, language),
    payChannel: payment?.channelCode ?? order.channelCode,
    distributionType: order.distributionType,
    extProps: order.remark ? { remark: order.remark } : null,
    orderReturnOuts: [],
    payInfos: payInfos(shown, language),
    store: order.store,
    orderReceiveOut: receiverAnswer(order, language),
    orderStatusChangeOut: momentsOf(shown),
    productList: lineAnswers(lines, portions, language),
    expressList: parcelAnswers(shown, language),
    operationList: [...operationsOf(order, portions, shown.canBeUndone)],
  };
}

/** How money that was paid by this channel goes back. */
function refundWay(channelCode: string, language: Language): string {
  return isRefundedOnline(channelCode) ? channelName(channelCode, language) : say(language, "refund.transfer");
}

/** The shop's receipt for a paid order; shoppers are not asked for tax data [ORD-24]. */
function invoiceAnswer(order: OrderRecord, company: string): Invoice | null {
  if (!order.paidAt) return null;
  const { receiver } = order;
  return {
    invoiceCode: order.orderCode,
    invoiceNo: `INV-${order.orderCode}`,
    company,
    mode: "ELECTRONIC",
    status: "ISSUED",
    invoiceDate: formatDayAndTime(order.paidAt),
    // Personal, the contract's code for addresses too [Q82].
    invoiceType: "2",
    receiveMobile: `+62${receiver?.mobile ?? order.mobile}`,
    provinceName: receiver?.state.name,
    cityName: receiver?.city.name,
    districtName: receiver?.district.name,
    zipCode: receiver?.zipCode.code,
    address: receiver?.address1,
  };
}

function moneyOf(shown: ShownOrder) {
  const { order } = shown;
  return {
    amount: order.total,
    productAmount: order.productAmount,
    discount: order.discount,
    payOperationAmount: order.total,
    coupon: order.coupon,
    freight: order.freight,
    freightDiscount: order.freightDiscount,
    ...pointsAnswer(shown),
    usedPointAmount: order.usedPointAmount,
  };
}

function momentsOf({ order, parcels }: ShownOrder): OrderStatusChangeOut {
  const told = (moment: Date | null | undefined) => (moment ? formatDayAndTime(moment) : null);
  const cancelled = order.state === orderStates.cancelled || order.state === orderStates.closed;
  return {
    createTime: told(order.placedAt),
    payTime: told(order.paidAt),
    finalShippedTime: told(order.shippedAt),
    finalDeliveryTime: told(parcels.at(-1)?.deliveredAt),
    confirmDeliveryTime: told(order.completedAt),
    confirmTime: told(order.completedAt),
    cancleTime: cancelled ? told(order.endedAt) : null,
  };
}
