import { formatDayAndTime } from "@gelora/locale/jakarta-time.ts";
import type { Language } from "@gelora/locale/language.ts";
import { addPoints, points } from "@gelora/money/points.ts";
import { addRupiah } from "@gelora/money/rupiah.ts";
import { refusalError } from "../../../platform/refusals.ts";
import type {
  OrderProductLine,
  QueryResolvers,
  ReturnDetail,
  ReturnExchange,
  ReturnRefund,
} from "../../../platform/schema.generated.ts";
import {
  lineAnswers,
  lineInSize,
  nameOfLine,
  type OrderLine,
  type OrderReturn,
  replacementAnswer,
} from "../../orders/orders.ts";
import { type RefundedUnit, type ReturnHistoryEntry, type ReturnRecord, returnNotes } from "../domain/return-record.ts";
import { type ReturnMode, returnStateName, returnStates } from "../domain/return-states.ts";
import { lastAwaitedDay, lastSendingDay } from "../domain/return-window.ts";
import { say } from "../domain/words.ts";
import { returnAddress } from "../use-cases/decide-return.ts";
import { shownReturn } from "../use-cases/returns-of-orders.ts";
import { type ShownReturn, showReturn } from "../use-cases/show-return.ts";
import { callersReturn } from "./callers-order.ts";
import { refundAnswer } from "./refund-answer.ts";

/** A return of the caller's own order, or of one that a contact proves [RET-02, RET-03]. */
export const returnDetail: QueryResolvers["returnDetail"] = async (_parent, { input }, context) => {
  const { platform, language } = context;
  const found = await callersReturn(context, input.returnCode, input, input.orderCode);
  if (!found.ok) {
    if (found.failure.code === "RETURN_NOT_FOUND") return null;
    throw refusalError(found.failure);
  }
  const shown = await showReturn(platform, found.value.record, found.value.order);
  const { record } = shown;
  const isAwaited = record.state === "APPROVED" || record.state === "LABELLED" || record.state === "SENT";
  return {
    ...returnAnswer(shown, language),
    sendBy: record.state === "APPROVED" && record.approvedAt ? lastSendingDay(record.approvedAt) : null,
    expectedBy: lastAwaitedDay(record, platform.configuration.EXCHANGE_AWAITED_DAYS) ?? null,
    sendTo: isAwaited ? [...returnAddress(platform, record.returnCode)] : [],
  };
};

function returnAnswer(shown: ShownReturn, language: Language): ReturnDetail {
  const { record, units, goods, history, account } = shown;
  const { returnCode, orderCode, amount, channelCode, state } = record;
  const summary = shownReturn(record, units, language, shown.parcel);
  const isOpen = summary.isLive && state !== "REFUNDED";
  return {
    returnCode,
    orderCode,
    afterSaleStatusStr: summary.statusName,
    status: state,
    returnMode: summary.returnMode,
    replacement: summary.replacement && replacementAnswer(summary.replacement),
    exchanges: exchangesOf(shown, summary.pieces, language),
    createTime: formatDayAndTime(record.requestedAt),
    companyCode: record.companyCode,
    companyName: record.companyName,
    expressCode: record.expressCode,
    approverDescription: record.rejection,
    remark: record.remark,
    pictureCodes: [...shown.pictureCodes],
    canCancelReturnOrder: summary.canCancel,
    canFullLogistics: summary.canFillLogistics,
    orderReturnProductOuts: goods.lines.flatMap((line) => worthOfLine(line, units)),
    returnProductList: productsOf(shown, language),
    refund: paidByLabel(refundAnswer({ ...record, units }, goods, channelCode, language), record),
    history: history.map((entry) => ({
      status: entry.state,
      statusStr: historyName(entry.state, language, record.mode),
      createTime: entry.at.toISOString(),
    })),
    needsBankAccount: isOpen && record.mode === "REFUND" && amount > 0 && channelCode === null && account === null,
    bankAccount: account,
  };
}

/** What goes back for each size of a line. */
function worthOfLine({ lineNumber, orderItemCode, skuCode }: OrderLine, units: readonly RefundedUnit[]) {
  const own = units.filter((unit) => unit.lineNumber === lineNumber);
  const bySku = Map.groupBy(own, ({ size }) => size?.skuCode ?? skuCode);
  return [...bySku].map(([sku, alike]) => ({
    orderItemCode,
    skuCode: sku,
    amount: addRupiah(...alike.map(({ charged }) => charged)),
  }));
}

/** With a label of ours the shopper pays nothing for the parcel, no matter who is at fault. */
function paidByLabel(refund: ReturnRefund, { approvedAt, expressCode }: ReturnRecord): ReturnRefund {
  return { ...refund, shopPaysParcel: refund.shopPaysParcel || (approvedAt === null && expressCode !== null) };
}

function exchangesOf({ goods }: ShownReturn, pieces: OrderReturn["pieces"], language: Language): ReturnExchange[] {
  return pieces.flatMap(({ lineNumber, quantity, size, exchange }) => {
    const line = goods.lines.find((known) => known.lineNumber === lineNumber);
    if (!line || !exchange) return [];
    const skuName = nameOfLine(lineInSize(line, size), language);
    return [{ orderItemCode: line.orderItemCode, skuName, sizeName: exchange.sizeName, count: quantity }];
  });
}

function historyName(state: ReturnHistoryEntry["state"], language: Language, mode: ReturnMode): string {
  const note = returnNotes.find((known) => known === state);
  if (note) return say(language, `note.${note}`);
  const known = returnStates.find((one) => one === state);
  return known ? returnStateName(known, language, mode) : state;
}

/** The lines of the order with only the pieces that go back, and why. */
function productsOf({ record, units, goods }: ShownReturn, language: Language): OrderProductLine[] {
  const { pieces, returnCode, status, statusName } = shownReturn(record, units, language);
  return pieces.flatMap(({ lineNumber, quantity, reasonCode, reason, size }) => {
    const portion = {
      portionNumber: 1,
      lineNumber,
      quantity,
      state: 51,
      parcelNumber: null,
      reasonCode: null,
    } as const;
    const lines = goods.lines.filter((line) => line.lineNumber === lineNumber).map((line) => lineInSize(line, size));
    const alike = units.filter(
      (unit) =>
        unit.lineNumber === lineNumber && unit.reasonCode === reasonCode && unit.size?.skuCode === size?.skuCode,
    );
    return lineAnswers({ lines, reductions: [] }, [portion], language).map((line) => ({
      ...line,
      reasonStr: reason,
      usedPoint: addPoints(...alike.map((unit) => points(unit.points))),
      returnCode,
      returnCount: quantity,
      afterSaleStatus: status,
      afterSaleStatusStr: statusName,
    }));
  });
}
