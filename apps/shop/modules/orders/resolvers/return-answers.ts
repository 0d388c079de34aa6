import { formatDayAndTime } from "@gelora/locale/jakarta-time.ts";
import type { OrderReturnOut } from "../../../platform/schema.generated.ts";
import type { OrderLine } from "../domain/order.ts";
import type { OrderReturns, ReplacementParcel } from "../domain/order-returns.ts";
import type { ShownOrder } from "../use-cases/show-orders.ts";

/** The returns of an order, oldest first [ORD-25]. */
export function returnAnswers({ lines }: Pick<ShownOrder, "lines">, { returns }: OrderReturns): OrderReturnOut[] {
  return returns.map((one) => ({
    returnCode: one.returnCode,
    status: one.status,
    afterSaleStatusStr: one.statusName,
    returnMode: one.returnMode,
    amount: one.amount,
    points: one.points,
    replacement: one.replacement && replacementAnswer(one.replacement),
    createTime: formatDayAndTime(one.createdAt),
    expressCode: one.expressCode,
    companyName: one.companyName,
    companyCode: one.companyCode,
    reason: [...new Set(one.pieces.map(({ reason }) => reason))].join(", "),
    refundRemark: one.rejection,
    canCancelReturnOrder: one.canCancel,
    canFullLogistics: one.canFillLogistics,
    products: one.pieces.map(({ lineNumber, quantity, reasonCode, reason, size, exchange }) => {
      const line = lines.find((known) => known.lineNumber === lineNumber);
      return {
        count: quantity,
        orderItemCode: line?.orderItemCode,
        skuCode: size?.skuCode ?? line?.skuCode,
        reasonCode,
        reasonDesc: reason,
        exchangeSizeName: exchange?.sizeName,
      };
    }),
  }));
}

export function replacementAnswer({ status, statusName, companyName, waybill, trackingAddress }: ReplacementParcel) {
  return { status, statusStr: statusName, companyName, expressCode: waybill, trackAddress: trackingAddress };
}

/** The sizes that the shopper has by now for pieces of a line, and how many of each. */
export function exchangedOf({ lineNumber, skuCode }: OrderLine, { exchanged }: OrderReturns) {
  return exchanged.flatMap(({ lineNumber: of, quantity, size }) =>
    of === lineNumber && size && size.skuCode !== skuCode ? [{ sizeName: size.sizeName, count: quantity }] : [],
  );
}

/**
 * The newest return of a line, and how many of its pieces are in any that stands [ORD-21, ORD-32].
 */
export function afterSaleOf({ lineNumber }: Pick<OrderLine, "lineNumber">, { returns }: OrderReturns) {
  const ofLine = returns.filter(({ pieces }) => pieces.some((one) => one.lineNumber === lineNumber));
  const newest = ofLine.findLast(({ isLive }) => isLive) ?? ofLine.at(-1);
  if (!newest) return {};
  const live = ofLine.filter(({ isLive }) => isLive).flatMap(({ pieces }) => pieces);
  const returnCount = live
    .filter((one) => one.lineNumber === lineNumber)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    returnCode: newest.returnCode,
    returnCount,
    returnType: newest.returnMode,
    afterSaleStatus: newest.status,
    afterSaleStatusStr: newest.statusName,
  };
}
