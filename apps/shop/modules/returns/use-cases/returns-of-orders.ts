import type { Language } from "@gelora/locale/language.ts";
import { noRupiah } from "@gelora/money/rupiah.ts";
import type { Platform } from "../../../platform/platform.ts";
import { type ParcelRecord, parcelsOf } from "../../delivery/delivery.ts";
import { type OrderReturn, type ReplacementParcel, type ReturnsOf, receivedPieces } from "../../orders/orders.ts";
import { exchangedUnits } from "../domain/exchanged-units.ts";
import { piecesOfUnits } from "../domain/pieces-of-units.ts";
import { returnReasonName } from "../domain/reasons.ts";
import type { RefundedUnit, ReplacementState, ReturnRecord } from "../domain/return-record.ts";
import { isLive, isReceived, returnStateAfter, returnStateName } from "../domain/return-states.ts";
import { isWindowOpen } from "../domain/return-window.ts";
import { say } from "../domain/words.ts";
import { returnsWithUnits } from "./returns-with-units.ts";

/** What orders show of their returns, and whether more can be returned now [ORD-15, ORD-38]. */
export const returnsOf: ReturnsOf = async (platform, orders, language) => {
  // Only what was received is ever returned, so most orders need no query.
  const returnable = orders.filter(({ order, portions }) => order.paidAt && receivedPieces(portions).size > 0);
  const records = await returnsWithUnits(
    platform,
    returnable.map(({ order }) => order.orderCode),
  );
  const parcels = await replacementsOf(platform, records);
  const now = platform.clock.now();
  const byOrder = Map.groupBy(records, ({ orderCode }) => orderCode);
  return new Map(
    returnable.map(({ order, portions }) => {
      const own = byOrder.get(order.orderCode) ?? [];
      const returns = own.map((one) => shownReturn(one, one.units, language, parcels.get(one.returnCode)));
      const live = own.filter(({ state }) => isLive(state)).flatMap((one) => one.units);
      const received = [...receivedPieces(portions).values()].reduce((sum, quantity) => sum + quantity, 0);
      const canReturn = received > live.length && isWindowOpen(order.completedAt, now);
      return [order.orderCode, { canReturn, returns, exchanged: piecesOfUnits(exchangedUnits(own)) }];
    }),
  );
};

/** The parcels of exchanges, by the return's code. */
export async function replacementsOf(
  platform: Platform,
  records: readonly ReturnRecord[],
): Promise<ReadonlyMap<string, ParcelRecord>> {
  const orderCodes = records.filter(({ replacement }) => replacement !== null).map(({ orderCode }) => orderCode);
  const parcels = [...(await parcelsOf(platform, [...new Set(orderCodes)])).values()].flat();
  return new Map(parcels.map((parcel) => [parcel.parcelCode, parcel]));
}

function shownReplacement(status: ReplacementState, language: Language, parcel?: ParcelRecord): ReplacementParcel {
  return {
    status,
    statusName: say(language, `replacement.${status}`),
    companyName: parcel?.companyName ?? null,
    waybill: parcel?.waybill ?? null,
    trackingAddress: parcel?.trackingAddress ?? null,
  };
}

export function shownReturn(
  record: ReturnRecord,
  units: readonly RefundedUnit[],
  language: Language,
  parcel?: ParcelRecord,
): OrderReturn {
  const { returnCode, state, mode, companyCode, companyName, expressCode, rejection } = record;
  const alike = Map.groupBy(units, ({ lineNumber, reasonCode, size, exchange }) =>
    [lineNumber, reasonCode, size?.skuCode, exchange?.skuCode].join(" "),
  );
  return {
    returnCode,
    status: state,
    statusName: returnStateName(state, language, mode),
    returnMode: mode,
    replacement: record.replacement && shownReplacement(record.replacement, language, parcel),
    amount: mode === "EXCHANGE" ? noRupiah : record.amount,
    points: mode === "EXCHANGE" ? noRupiah : record.points,
    createdAt: record.requestedAt,
    companyCode,
    companyName,
    expressCode,
    rejection,
    canCancel: returnStateAfter(state, "cancel") !== undefined,
    canFillLogistics: returnStateAfter(state, "send") !== undefined && record.approvedAt !== null,
    isLive: isLive(state),
    isReceived: isReceived(state),
    pieces: [...alike.values()].flatMap((group) =>
      group.slice(0, 1).map(({ lineNumber, reasonCode, size, exchange }) => ({
        lineNumber,
        quantity: group.length,
        size,
        reasonCode,
        reason: returnReasonName(reasonCode, language),
        exchange: mode === "EXCHANGE" ? exchange : null,
      })),
    ),
  };
}
