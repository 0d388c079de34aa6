import { formatDay, formatDayAndTime } from "@gelora/locale/jakarta-time.ts";
import type { Language } from "@gelora/locale/language.ts";
import { homeDelivery } from "../../../platform/distribution-type.ts";
import type {
  Express,
  Order,
  OrderHistoryEntry,
  OrderProductLine,
  OrderReceiveOut,
  PayInfo,
} from "../../../platform/schema.generated.ts";
import type { ParcelRecord } from "../../delivery/delivery.ts";
import { channelName } from "../../payments/payments.ts";
import { operationsOf } from "../domain/operations.ts";
import type { OrderLine, OrderRecord } from "../domain/order.ts";
import { type OrderState, orderStates, stateName } from "../domain/order-states.ts";
import type { ShownOrder } from "../use-cases/show-orders.ts";

/** An order in list and tracking [ORD-30, ORD-31]. */
export function orderAnswer(shown: ShownOrder, language: Language): Order {
  const { order } = shown;
  const operationList = operationsOf(order, shown.canBeUndone);
  return {
    orderCode: order.orderCode,
    orderDate: formatDay(order.placedAt),
    orderStatus: order.state,
    orderStatusStr: stateName(order.state, language),
    amount: order.total,
    distributionType: order.distributionType,
    orderReceiveOut: receiverAnswer(order, language),
    // Goods and invoice go to the same place.
    invoiceInfo: receiverAnswer(order, language),
    payInfos: payInfos(shown, language),
    scheduleCancelTime: scheduleCancelTime(order),
    expectTime: order.shipping ? order.shipping.latestDate : null,
    newExpressList: shown.parcels.filter((parcel) => parcel.waybill).map((parcel) => newExpress(parcel, shown.lines)),
    operationList: [...operationList],
    operationMap: Object.fromEntries(operationList.map(({ type, value }) => [type, value])),
    productList: shown.lines.map((line) => lineAnswer(line, order.state, language)),
    productAmount: order.productAmount,
    discount: order.discount,
    freightDiscount: order.freightDiscount,
    coupon: order.coupon,
    freightTotal: order.freight,
    total: order.total,
    history: historyAnswer(shown, language),
    parcels: parcelAnswers(shown, language),
  };
}

/** The moment at which an unpaid order closes, for the countdown [ORD-08]. */
export function scheduleCancelTime(order: OrderRecord): string | null {
  return order.state === orderStates.awaitingPayment && order.closeAt ? order.closeAt.toISOString() : null;
}

/** The contract's name for pick-up and delivery, as words. */
const distributionNames = {
  "11": { "en-US": "Home delivery", "id-ID": "Kirim ke alamat" },
  "21": { "en-US": "Store pick-up", "id-ID": "Ambil di toko" },
} as const;

export function receiverAnswer(order: OrderRecord, language: Language): OrderReceiveOut {
  const { receiver, store, shipping } = order;
  return {
    receiverFirstName: receiver?.firstName,
    receiverLastName: receiver?.lastName,
    receiver: receiver && `${receiver.firstName} ${receiver.lastName}`.trim(),
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
    distributionTypeName: distributionNames[order.distributionType][language],
    storeName: store?.storeName,
    storeCode: store?.storeCode,
    storeConfirmCode: order.distributionType === homeDelivery ? null : order.pickupCode,
    logisticsType: shipping?.code,
    logisticsTypeStr: shipping?.name,
    logisticsCode: shipping?.logisticsCompanyCode,
    logisticsName: shipping?.name,
  };
}

/** payStatus "1" is the contract's word for paid [K25]. */
export function payStatus(order: OrderRecord): "0" | "1" {
  return order.paidAt ? "1" : "0";
}

export function payInfos({ order, payment }: ShownOrder, language: Language): PayInfo[] {
  const channelCode = payment?.channelCode ?? order.channelCode;
  if (!channelCode) return [];
  return [
    {
      payMent: channelName(channelCode, language),
      payMentType: payment?.kind,
      payChannel: channelCode,
      isSucceed: order.paidAt !== null,
      paySerialCode: payment?.reference,
      payCode: order.orderCode,
      price: order.total,
      payStatus: payStatus(order),
      bankCode: payment?.instruction?.bank,
      createTime: formatDayAndTime(payment?.createdAt ?? order.placedAt),
    },
  ];
}

/** A line's own status is the order's once it has left, and 0 before [ORD-34, Q81]. */
export function lineAnswer(line: OrderLine, state: OrderState, language: Language): OrderProductLine {
  const hasLeft = state === orderStates.shipped || state === orderStates.completed;
  return {
    skuName: `${line.productName}, ${line.colourName}, ${line.sizeName}`,
    productCode: line.productCode,
    skuCode: line.skuCode,
    brandSkuCode: line.skuNo,
    image: line.image,
    attribute: JSON.stringify({
      saleAttribute: [
        { key: "colour", value: line.colourName },
        { key: "size", value: line.sizeName },
      ],
    }),
    sellPrice: line.price,
    salePrice: line.price,
    productPrice: line.listPrice,
    count: line.quantity,
    amount: line.amount,
    status: hasLeft ? String(state) : "0",
    productsStatusStr: hasLeft ? stateName(state, language) : null,
    isGift: false,
    usedPoint: 0,
    returnCount: 0,
    orderItemCode: line.orderItemCode,
    barCode: line.barcode,
    categoryCode: line.categoryCode,
    activityList: [],
  };
}

export function historyAnswer({ history }: ShownOrder, language: Language): OrderHistoryEntry[] {
  return history.map(({ state, at, remark }) => ({
    orderStatus: state,
    orderStatusStr: stateName(state, language),
    createTime: at.toISOString(),
    remark,
  }));
}

/** A parcel's block of tracking [ORD-29]. */
export function parcelAnswers({ order, lines, parcels }: ShownOrder, language: Language): Express[] {
  return parcels.map((parcel) => ({
    companyCode: parcel.companyCode,
    companyName: parcel.companyName,
    expressCode: parcel.waybill,
    signerName: order.receiver && `${order.receiver.firstName} ${order.receiver.lastName}`.trim(),
    expressStatus: parcel.parcelStatus,
    deliveryFailReason: parcel.failureReason,
    sendTime: parcel.pickedUpAt && formatDayAndTime(parcel.pickedUpAt),
    sendSuccessTime: parcel.deliveredAt && formatDayAndTime(parcel.deliveredAt),
    items: lines.map((line) => lineAnswer(line, order.state, language)),
  }));
}

function newExpress(parcel: ParcelRecord, lines: readonly OrderLine[]) {
  return {
    companyName: parcel.companyName,
    productList: lines.map(({ image, quantity }) => ({ expressCode: parcel.waybill, image, count: quantity })),
  };
}
