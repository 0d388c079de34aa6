import type { Platform } from "../../../platform/platform.ts";
import { maskedAccount } from "../../bank-accounts/bank-accounts.ts";
import type { ParcelRecord } from "../../delivery/delivery.ts";
import {
  linesOfOrders,
  type OrderLine,
  type OrderRecord,
  type ReceivedGoods,
  receivedGoods,
} from "../../orders/orders.ts";
import { picturesOf } from "../../pictures/pictures.ts";
import type { RefundedUnit, ReturnHistoryEntry, ReturnRecord } from "../domain/return-record.ts";
import { historyOfReturn, returnsOfOwner, unitsOfReturns } from "../storage/returns.ts";
import { accountOf } from "./bank-accounts.ts";
import { replacementsOf } from "./returns-of-orders.ts";

/** A return with everything shown of it. */
export type ShownReturn = {
  readonly record: ReturnRecord;
  readonly order: OrderRecord;
  readonly units: readonly RefundedUnit[];
  readonly goods: ReceivedGoods;
  readonly history: readonly ReturnHistoryEntry[];
  /** `BCA •••• 6789`; null without one. */
  readonly account: string | null;
  readonly pictureCodes: readonly string[];
  /** The parcel with the other sizes, once the courier is asked for it. */
  readonly parcel: ParcelRecord | undefined;
};

export async function showReturn(platform: Platform, record: ReturnRecord, order: OrderRecord): Promise<ShownReturn> {
  const { returnCode } = record;
  const [units, goods, history, pictures, parcels] = await Promise.all([
    unitsOfReturns(platform, [returnCode]),
    receivedGoods(platform, order),
    historyOfReturn(platform, returnCode),
    picturesOf(platform, [returnCode]),
    replacementsOf(platform, [record]),
  ]);
  const account = accountOf(platform, record);
  return {
    record,
    order,
    units: units.get(returnCode) ?? [],
    goods,
    history,
    account: account ? maskedAccount(account) : null,
    pictureCodes: pictures.get(returnCode) ?? [],
    parcel: parcels.get(returnCode),
  };
}

/** A return in a list, with the lines of its order. */
export type ListedReturn = {
  readonly record: ReturnRecord;
  readonly units: readonly RefundedUnit[];
  readonly lines: readonly OrderLine[];
};

/** A page of an owner's returns, newest first, with one query for each kind of part [GAP-06]. */
export async function listReturns(
  platform: Platform,
  owner: string,
  page: { readonly offset: number; readonly limit: number },
): Promise<{ readonly returns: readonly ListedReturn[]; readonly totalCount: number }> {
  const { returns, totalCount } = await returnsOfOwner(platform, owner, page);
  const [units, lines] = await Promise.all([
    unitsOfReturns(
      platform,
      returns.map(({ returnCode }) => returnCode),
    ),
    linesOfOrders(platform, [...new Set(returns.map(({ orderCode }) => orderCode))]),
  ]);
  const listed = returns.map((record) => ({
    record,
    units: units.get(record.returnCode) ?? [],
    lines: lines.get(record.orderCode) ?? [],
  }));
  return { returns: listed, totalCount };
}
