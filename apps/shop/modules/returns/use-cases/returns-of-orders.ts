import { type OrderReturn, type ReturnsOf, receivedPieces } from "../../orders/orders.ts";
import { returnReasonName } from "../domain/reasons.ts";
import { type RefundedUnit, type ReturnRecord, refundMode } from "../domain/return-record.ts";
import { isLive, isReceived, returnStateAfter, returnStateName } from "../domain/return-states.ts";
import { isWindowOpen } from "../domain/return-window.ts";
import { returnsOfOrders, unitsOfReturns } from "../storage/returns.ts";

/** What orders show of their returns, and whether more can be returned now [ORD-15, ORD-38]. */
export const returnsOf: ReturnsOf = async (platform, orders, language) => {
  // Only what was received is ever returned, so most orders need no query.
  const returnable = orders.filter(({ order, portions }) => order.paidAt && receivedPieces(portions).size > 0);
  const records = await returnsOfOrders(
    platform,
    returnable.map(({ order }) => order.orderCode),
  );
  const units = await unitsOfReturns(
    platform,
    records.map(({ returnCode }) => returnCode),
  );
  const now = platform.clock.now();
  const byOrder = Map.groupBy(records, ({ orderCode }) => orderCode);
  return new Map(
    returnable.map(({ order, portions }) => {
      const own = byOrder.get(order.orderCode) ?? [];
      const returns = own.map((one) => shownReturn(one, units.get(one.returnCode) ?? [], language));
      const live = own.filter(({ state }) => isLive(state)).flatMap(({ returnCode }) => units.get(returnCode) ?? []);
      const received = [...receivedPieces(portions).values()].reduce((sum, quantity) => sum + quantity, 0);
      return [order.orderCode, { canReturn: received > live.length && isWindowOpen(order.completedAt, now), returns }];
    }),
  );
};

export function shownReturn(
  record: ReturnRecord,
  units: readonly RefundedUnit[],
  language: Parameters<ReturnsOf>[2],
): OrderReturn {
  const { returnCode, state, amount, points, companyCode, companyName, expressCode, rejection } = record;
  const alike = Map.groupBy(units, ({ lineNumber, reasonCode }) => `${lineNumber} ${reasonCode}`);
  return {
    returnCode,
    status: state,
    statusName: returnStateName(state, language),
    returnMode: refundMode,
    amount,
    points,
    createdAt: record.requestedAt,
    companyCode,
    companyName,
    expressCode,
    rejection,
    canCancel: returnStateAfter(state, "cancel") !== undefined,
    canFillLogistics: returnStateAfter(state, "send") !== undefined,
    isLive: isLive(state),
    isReceived: isReceived(state),
    pieces: [...alike.values()].flatMap((group) =>
      group.slice(0, 1).map(({ lineNumber, reasonCode }) => ({
        lineNumber,
        quantity: group.length,
        reasonCode,
        reason: returnReasonName(reasonCode, language),
      })),
    ),
  };
}
