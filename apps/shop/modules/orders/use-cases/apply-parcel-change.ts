import type { Platform } from "../../../platform/platform.ts";
import type { ParcelChange } from "../../delivery/delivery.ts";
import { recordCash } from "../../payments/payments.ts";
import { releaseHold, sellHeld } from "../../stock/stock.ts";
import type { OrderRecord } from "../domain/order.ts";
import { insertHistory, moveOrder } from "../storage/move-order.ts";
import { selectOrder, updatePaidInCash } from "../storage/orders.ts";
import { insertRefund } from "../storage/refunds.ts";
import { announce } from "./announce.ts";
import { reportCompletion } from "./report-completion.ts";

/**
 * What a parcel's change means for its order, in the transaction that records the change. The table of states lets nothing go back, so reports may come late, twice or
 * with some missing (I-08). Goods leave the books when the courier takes them.
 */
export async function applyParcel(platform: Platform, change: ParcelChange): Promise<void> {
  if (!platform.database.isInTransaction()) throw new Error("a parcel's change is applied in its own transaction");
  switch (change.parcelStatus) {
    case "REQUESTED":
      return;
    case "PICKED_UP":
      return leave(platform, change, "pickedUp");
    case "IN_TRANSIT":
      return leave(platform, change, "inTransit");
    case "DELIVERED":
      return deliver(platform, change);
    case "FAILED":
      return noteFailure(platform, change);
    case "RETURNED":
      return takeBack(platform, change);
  }
}

async function leave(platform: Platform, change: ParcelChange, event: "pickedUp" | "inTransit"): Promise<void> {
  const before = await selectOrder(platform, change.orderCode);
  const order = await moveOrder(platform, change.orderCode, event, {
    set: { shipped_at: before?.shippedAt ?? change.at },
  });
  // Only the first of the two reports finds goods that are still held: it is the one that is told.
  if (order && (await sellHeld(platform, change.orderCode))) await announceShipped(platform, order, change);
}

async function announceShipped(platform: Platform, order: OrderRecord, change: ParcelChange): Promise<void> {
  await announce(platform, "shipped", order, {
    parcel: { companyName: change.companyName, waybill: change.waybill },
  });
}

/** Cash is paid at the door, also when the shopper confirmed receipt before the courier reported it. */
async function deliver(platform: Platform, change: ParcelChange): Promise<void> {
  const order = await moveOrder(platform, change.orderCode, "delivered", { set: { completed_at: change.at } });
  if (order) {
    await sellHeld(platform, change.orderCode);
    await announce(platform, "delivered", order);
    await reportCompletion(platform, order);
  }
  await takeCash(platform, order ?? (await selectOrder(platform, change.orderCode)));
}

/** Notes that the cash of an order has been handed over. Other orders, and one that is paid already, stay as they are. */
export async function takeCash(platform: Platform, order: OrderRecord | undefined): Promise<void> {
  if (!order?.cash || order.paidAt) return;
  if (await recordCash(platform, order.orderCode)) await updatePaidInCash(platform, order.orderCode);
}

async function noteFailure(platform: Platform, change: ParcelChange): Promise<void> {
  const order = await selectOrder(platform, change.orderCode);
  if (order) await insertHistory(platform, change.orderCode, order.state, change.reason ?? "delivery failed");
}

/** The goods that come back are counted by the warehouse; what was paid for them is queued to go back. */
async function takeBack(platform: Platform, change: ParcelChange): Promise<void> {
  const order = await moveOrder(platform, change.orderCode, "returned", {
    remark: change.reason,
    set: { ended_at: change.at },
  });
  if (!order) return;
  await releaseHold(platform, change.orderCode);
  if (order.paidAt && order.paidChannelCode && order.total > 0)
    await insertRefund(platform, {
      orderCode: order.orderCode,
      channelCode: order.paidChannelCode,
      amount: order.total,
      reason: "RETURNED",
      receivedAt: order.paidAt,
    });
  await announce(platform, "closed", order);
}
