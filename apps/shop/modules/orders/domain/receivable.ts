import type { OrderRecord } from "./order.ts";
import { orderStates } from "./order-states.ts";
import { type Portion, parcelNumberOf } from "./portions.ts";

/** What the courier says of a parcel. */
export type KnownParcel = { readonly parcelCode: string; readonly parcelStatus?: string };

export type ReceiptRefusal = "ORDER_CANNOT_BE_RECEIVED" | "PARCEL_NOT_DELIVERED" | "CASH_NOT_COLLECTED";

/** The courier's words for a parcel that it could not hand over, or brings back. */
const undelivered: ReadonlySet<string | undefined> = new Set(["FAILED", "RETURNED"]);

/**
 * Why the shopper may not confirm receipt now: nothing is on its way, the courier failed to deliver
 * some of it, or its cash is still to be collected, which only the courier reports [ORD-15].
 * @returns undefined when they may
 */
export function receiptRefusal(
  order: Pick<OrderRecord, "orderCode" | "cash" | "paidAt">,
  portions: readonly Pick<Portion, "state" | "parcelNumber">[],
  parcels: readonly KnownParcel[],
): ReceiptRefusal | undefined {
  const onTheWay = portions.filter(({ state }) => state === orderStates.shipped);
  if (onTheWay.length === 0) return "ORDER_CANNOT_BE_RECEIVED";
  const numbers = new Set(onTheWay.map(({ parcelNumber }) => parcelNumber ?? undefined));
  const isFailed = parcels.some(
    ({ parcelCode, parcelStatus }) =>
      undelivered.has(parcelStatus) && numbers.has(parcelNumberOf(order.orderCode, parcelCode)),
  );
  if (isFailed) return "PARCEL_NOT_DELIVERED";
  return order.cash && order.paidAt === null ? "CASH_NOT_COLLECTED" : undefined;
}
