import { renderPage } from "../../../testing/page.tsx";
import { type HeadedOrder, StatusHead } from "../parts/status-head.tsx";

export type Language = "en-US" | "id-ID";

/** A part of an order's page as it is read: words only. */
export function readOut(element: React.ReactNode, language: Language): string {
  return renderPage(element, { language, words: ["orders", "chrome"] })
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
