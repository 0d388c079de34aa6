import { homeDelivery } from "@gelora/contracts/distribution-type.ts";
import { formatDay, formatDayAndTime } from "@gelora/locale/jakarta-time.ts";
import type { Language } from "@gelora/locale/language.ts";
import { maskedMobile } from "@gelora/locale/mobile.ts";
import { addRupiah } from "@gelora/money/rupiah.ts";
import type {
  Express,
  Order,
  OrderHistoryEntry,
  OrderReceiveOut,
  PayInfo,
} from "../../../platform/schema.generated.ts";
import type { ParcelRecord } from "../../delivery/delivery.ts";
import { channelName } from "../../payments/payments.ts";
import { fullName } from "../domain/full-name.ts";
import { isReadyForPickUp, operationsOf } from "../domain/operations.ts";
import type { OrderRecord } from "../domain/order.ts";
import { shownAmounts } from "../domain/order-reduction.ts";
import type { OrderReturns } from "../domain/order-returns.ts";
import { orderStates, stateName } from "../domain/order-states.ts";
import { pointsGivenBack } from "../domain/points-given-back.ts";
import { type Portion, parcelNumberOf } from "../domain/portions.ts";
import { say } from "../domain/words.ts";
import type { ShownOrder } from "../use-cases/show-orders.ts";
import { lineAnswers, nameOfLine } from "./line-answers.ts";
import { discountAnswers } from "./reduction-answers.ts";
import { returnAnswers } from "./return-answers.ts";

/** An order in lists and tracking [ORD-30, ORD-31]. */
export function orderAnswer(shown: ShownOrder, returned: OrderReturns, language: Language): Order {
  const { order } = shown;
  const operationList = operationsOf(shown, returned);
  return {
    orderCode: order.orderCode,
    orderDate: formatDay(order.placedAt),
    orderStatus: order.state,
    orderStatusStr: standingOf(order, language),
    readyTime: order.readyAt?.toISOString() ?? null,
    collectBy: collectBy(order),
    amount: order.total,
    distributionType: order.distributionType,
    orderReceiveOut: receiverAnswer(order, language),
    // Goods and invoice go to the same place.
    invoiceInfo: receiverAnswer(order, language),
    payInfos: payInfos(shown, language),
    scheduleCancelTime: scheduleCancelTime(order),
    expectTime: order.shipping ? order.shipping.latestDate : null,
    newExpressList: shown.parcels.filter((parcel) => parcel.waybill).map((parcel) => newExpress(shown, parcel)),
    operationList: [...operationList],
    operationMap: Object.fromEntries(operationList.map(({ type, value }) => [type, value])),
    productList: lineAnswers(shown, shown.portions, language, returned),
    discountList: discountAnswers(shown.reductions, language),
    orderReturnOuts: returnAnswers(shown, returned),
    ...shownAmounts(shown),
    freightDiscount: order.freightDiscount,
    coupon: order.coupon,
    freightTotal: order.freight,
    usedPointAmount: order.usedPointAmount,
    total: order.total,
    ...pointsAnswer(shown, returned),
    loyaltyMobile: order.loyaltyMobile && maskedMobile(order.loyaltyMobile),
    history: historyAnswer(shown, language),
    parcels: parcelAnswers(shown, language),
  };
}

/** What points paid of an order, and what of them has come back [ORD-23]. */
export function pointsAnswer({ order, lines, portions }: ShownOrder, { returns }: OrderReturns) {
  const returned = addRupiah(...returns.filter(({ isReceived }) => isReceived).map(({ points }) => points));
  const ended = pointsGivenBack(order, lines, portions);
  return { usedPoint: order.usedPointAmount, returnedPoint: addRupiah(ended, returned) };
}

/** The state of an order, in words. */
export function standingOf(order: OrderRecord, language: Language): string {
  return isReadyForPickUp(order) ? say(language, "readyForPickup") : stateName(order.state, language);
}

/** When an unpaid order closes, for the countdown [ORD-08]. */
export function scheduleCancelTime(order: OrderRecord): string | null {
  return order.state === orderStates.awaitingPayment && order.closeAt ? order.closeAt.toISOString() : null;
}

/** Until when goods that are paid at the counter wait there; they are released then. */
export function collectBy({ cash, closeAt, state }: OrderRecord): string | null {
  return cash && closeAt && state === orderStates.preparing ? closeAt.toISOString() : null;
}

export function receiverAnswer(order: OrderRecord, language: Language): OrderReceiveOut {
  const { receiver, store, shipping } = order;
  return {
    receiverFirstName: receiver?.firstName,
    receiverLastName: receiver?.lastName,
    receiver: receiver && fullName(receiver),
    mobile: `+62${receiver?.mobile ?? order.mobile}`,
    mail: receiver?.email || order.email,
    address: receiver?.address1,
    provinceCode: receiver?.state.code,
    provinceName: receiver?.state.name,
    cityCode: receiver?.city.code,
    cityName: receiver?.city.name,
    districtCode: receiver?.district.code,
    districtName: receiver?.district.name,
    zipCode: receiver?.zipCode.code,
    country: "ID",
    countryName: "Indonesia",
    distributionType: order.distributionType,
    distributionTypeName: say(language, `distribution.${order.distributionType}`),
    storeName: store?.storeName,
    storeCode: store?.storeCode,
    storeConfirmCode: shownPickUpCode(order),
    logisticsType: shipping?.code,
    logisticsTypeStr: shipping?.name,
    logisticsCode: shipping?.logisticsCompanyCode,
    logisticsName: shipping?.name,
  };
}

/** It collects the goods, so it is shown once only cash at the counter is owed [ORD-37]. */
function shownPickUpCode({ distributionType, pickupCode, cash, total, paidAt }: OrderRecord): string | null {
  const isEarned = cash || total === 0 || paidAt !== null;
  return isEarned && distributionType !== homeDelivery ? pickupCode : null;
}

/**
 * payStatus "1" means paid in the contract [K25, PAY-04]; an order that costs nothing counts as
 * paid, and so does one whose money came after its end and goes back.
 */
export function payStatus({ order, payment }: Pick<ShownOrder, "order" | "payment">): "0" | "1" {
  return isMoneyHere({ order, payment }) || order.total === 0 ? "1" : "0";
}

function isMoneyHere({ order, payment }: Pick<ShownOrder, "order" | "payment">): boolean {
  return order.paidAt !== null || payment?.status === "PAID";
}

export function payInfos({ order, payment }: ShownOrder, language: Language): PayInfo[] {
  const channelCode = payment?.channelCode ?? order.channelCode;
  if (!channelCode) return [];
  return [
    {
      payMent: channelName(channelCode, language),
      payMentType: payment?.kind,
      payChannel: channelCode,
      isSucceed: isMoneyHere({ order, payment }),
      paySerialCode: payment?.reference,
      payCode: order.orderCode,
      price: order.total,
      payStatus: payStatus({ order, payment }),
      bankCode: payment?.instruction?.bank,
      bankBrand: payment?.instruction?.bank,
      createTime: formatDayAndTime(payment?.createdAt ?? order.placedAt),
    },
  ];
}

export function historyAnswer({ history, lines }: ShownOrder, language: Language): OrderHistoryEntry[] {
  const names = new Map(lines.map((line) => [line.lineNumber, nameOfLine(line, language)]));
  return history.map(({ state, at, remark, parcelNews, cancelled }) => ({
    orderStatus: state,
    orderStatusStr: stateName(state, language),
    createTime: at.toISOString(),
    remark,
    expressStatus: parcelNews,
    cancelledItems: cancelled.map(({ lineNumber, quantity }) => ({
      skuName: names.get(lineNumber) ?? "",
      count: quantity,
    })),
  }));
}

/** A parcel's tracking block [ORD-29]. */
export function parcelAnswers(shown: ShownOrder, language: Language): Express[] {
  const { order, parcels } = shown;
  return parcels.map((parcel) => ({
    companyCode: parcel.companyCode,
    companyName: parcel.companyName,
    expressCode: parcel.waybill,
    signerName: order.receiver && fullName(order.receiver),
    expressStatus: parcel.parcelStatus,
    deliveryFailReason: parcel.failureReason,
    sendTime: parcel.pickedUpAt && formatDayAndTime(parcel.pickedUpAt),
    sendSuccessTime: parcel.deliveredAt && formatDayAndTime(parcel.deliveredAt),
    items: lineAnswers(shown, inParcel(shown, parcel), language),
  }));
}

/** The contents of a parcel, without what was cancelled before it left. */
function inParcel({ order, portions }: ShownOrder, { parcelCode }: ParcelRecord): readonly Portion[] {
  const parcelNumber = parcelNumberOf(order.orderCode, parcelCode);
  return portions.filter((one) => one.parcelNumber === parcelNumber && one.state !== orderStates.cancelled);
}

function newExpress(shown: ShownOrder, parcel: ParcelRecord) {
  const images = new Map(shown.lines.map((line) => [line.lineNumber, line.image]));
  return {
    companyName: parcel.companyName,
    productList: inParcel(shown, parcel).map(({ lineNumber, quantity }) => ({
      expressCode: parcel.waybill,
      image: images.get(lineNumber),
      count: quantity,
    })),
  };
}
