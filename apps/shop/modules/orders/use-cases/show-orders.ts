import type { Platform } from "../../../platform/platform.ts";
import { type ParcelRecord, parcelsOf } from "../../delivery/delivery.ts";
import { canStillBePaid, mayTryAgain, type PaymentRecord, paymentsOf } from "../../payments/payments.ts";
import { canUndoCancel } from "../domain/operations.ts";
import type { HistoryEntry, OrderLine, OrderRecord } from "../domain/order.ts";
import type { OrderReduction } from "../domain/order-reduction.ts";
import { type Portion, parcelNumberOf } from "../domain/portions.ts";
import { selectHistories, selectLines } from "../storage/order-lines.ts";
import { type OrderWish, orderByCode, selectOrdersOf } from "../storage/orders.ts";
import { selectPortions } from "../storage/portions.ts";
import { reductionsOf } from "./reductions-of.ts";

/** An order with everything shown of it. */
export type ShownOrder = {
  readonly order: OrderRecord;
  readonly lines: readonly OrderLine[];
  readonly portions: readonly Portion[];
  readonly history: readonly HistoryEntry[];
  readonly payment: PaymentRecord | undefined;
  readonly parcels: readonly ParcelRecord[];
  /** What promotions and coupons took off. */
  readonly reductions: readonly OrderReduction[];
  readonly canBePaid: boolean;
  readonly canBeUndone: boolean;
};

/** Assembles orders with one query for each kind of part, however many orders there are. */
export async function showOrders(platform: Platform, orders: readonly OrderRecord[]): Promise<readonly ShownOrder[]> {
  const codes = orders.map((order) => order.orderCode);
  const [lines, portions, histories, payments, parcels, reductions] = await Promise.all([
    selectLines(platform, codes),
    selectPortions(platform, codes),
    selectHistories(platform, codes),
    paymentsOf(platform, codes),
    parcelsOf(platform, codes),
    reductionsOf(platform, orders),
  ]);
  return orders.map((order) => ({
    order,
    lines: lines.get(order.orderCode) ?? [],
    portions: portions.get(order.orderCode) ?? [],
    history: histories.get(order.orderCode) ?? [],
    payment: payments.get(order.orderCode),
    // A replacement is shown with its return.
    parcels: (parcels.get(order.orderCode) ?? []).filter(
      ({ parcelCode }) => parcelNumberOf(order.orderCode, parcelCode) !== undefined,
    ),
    reductions: reductions.get(order.orderCode) ?? [],
    ...openWays(order, payments.get(order.orderCode), platform.clock.now()),
  }));
}

/** Whether the order can be paid, and taken back once it is cancelled. */
function openWays(order: OrderRecord, payment: PaymentRecord | undefined, now: Date) {
  const known = payment && { ...payment, hasTriesLeft: mayTryAgain(payment) };
  return { canBePaid: !payment || canStillBePaid(payment), canBeUndone: canUndoCancel(order, known, now) };
}

/** One of the owner's orders; another owner's is as absent as one that does not exist. */
export async function showOrder(platform: Platform, orderCode: string, owner: string): Promise<ShownOrder | undefined> {
  const order = await orderByCode(platform, orderCode, owner);
  return order && (await showOrders(platform, [order]))[0];
}

export async function listOrders(
  platform: Platform,
  wish: OrderWish,
): Promise<{ readonly orders: readonly ShownOrder[]; readonly totalCount: number }> {
  return platform.database.fromReplica(async () => {
    const { orders, totalCount } = await selectOrdersOf(platform, wish);
    return { orders: await showOrders(platform, orders), totalCount };
  });
}
