import { renderPage } from "../../../testing/page.tsx";
import type { OrderDetail } from "../data/order-documents.ts";
import { type HeadedOrder, StatusHead } from "../parts/status-head.tsx";

export type Language = "en-US" | "id-ID";

/** A part of an order's page as it is read: words only. */
export function readOut(element: React.ReactNode, language: Language): string {
  return renderPage(element, { language, words: ["orders", "returns", "chrome"] })
    .replace(/<[^>]+>/g, "|")
    .replace(/[|\s]+/g, " ");
}

/** One that closed unpaid. */
export const order: HeadedOrder = {
  orderCode: "GL1",
  orderDate: "22/11/2026 18:26:19",
  orderStatus: 62,
  distributionType: "11",
  amount: 999_000,
  payInfos: [{ payMentType: "QRIS", isSucceed: false }],
};
export const headOf = (change: HeadedOrder, language: Language) =>
  readOut(<StatusHead order={{ ...order, ...change }} heading="h1" />, language);

/** One piece at its full price. */
export const emptyLine = {
  skuCode: "RG5-42",
  productCode: "RG5",
  image: null,
  salePrice: 999_000,
  sellPrice: 999_000,
  productPrice: 999_000,
  amount: 999_000,
  productsStatusStr: null,
  deliveryDate: null,
  afterSaleStatusStr: null,
  reasonStr: null,
  returnCode: null,
  exchangedTo: null,
  isGift: false,
  activityList: [],
  usedPoint: 0,
};

/** All that an order's own page reads, of one without lines. */
export const detail: OrderDetail = {
  orderCode: "GL1",
  orderDate: "22/11/2026 18:26:19",
  orderStatus: 62,
  orderStatusStr: null,
  distributionType: "11",
  amount: 999_000,
  productAmount: 999_000,
  discount: 0,
  coupon: 0,
  freight: 0,
  freightDiscount: 0,
  usedPoint: 0,
  usedPointAmount: 0,
  returnedPoint: 0,
  refundWay: null,
  isRefundTransferred: false,
  loyaltyMobile: null,
  payStatus: "0",
  payMent: "QRIS",
  payMentType: "QRIS",
  scheduleCancelTime: null,
  expectTime: null,
  readyTime: null,
  collectBy: null,
  serverTime: "2026-11-22T12:00:00Z",
  cancelCode: null,
  cancelRemark: null,
  extProps: null,
  discountList: [],
  promotionList: [],
  operationList: [],
  history: [],
  orderStatusChangeOut: null,
  payInfos: [],
  store: null,
  orderReceiveOut: null,
  orderReturnOuts: [],
  refunds: [],
  refundTransfer: null,
  expressList: [],
  productList: [],
};
