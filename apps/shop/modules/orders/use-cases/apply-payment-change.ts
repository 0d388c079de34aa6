import type { Platform } from "../../../platform/platform.ts";
import type { PaymentChange } from "../../payments/payments.ts";
import { releaseHold } from "../../stock/stock.ts";
import type { OrderLine, OrderRecord } from "../domain/order.ts";
import { orderStates } from "../domain/order-states.ts";
import { moveOrder } from "../storage/move-order.ts";
import { selectLines } from "../storage/order-lines.ts";
import { lockOrder } from "../storage/orders.ts";
import { insertRefund } from "../storage/refunds.ts";
import { announce } from "./announce.ts";
import { closeOrder } from "./close-order.ts";
import { holdAgain } from "./hold-again.ts";
import { startPreparing } from "./start-preparing.ts";

/**
 * What a payment's change means for its order, in the transaction that records the change. Holds: the order's row, by conditional updates.
 * A declined attempt leaves the order as it is: the shopper may try another channel until the deadline. An expired one ends it.
 */
export async function applyPayment(platform: Platform, change: PaymentChange): Promise<void> {
  if (!platform.database.isInTransaction()) throw new Error("a payment's change is applied in its own transaction");
  if (change.status === "PAID") await applyMoney(platform, change);
  if (change.status === "EXPIRED") await closeOrder(platform, change.orderCode, "expired");
}

async function applyMoney(platform: Platform, change: PaymentChange): Promise<void> {
  const paid = { paid_at: change.at, paid_channel_code: change.channelCode };
  const order = await moveOrder(platform, change.orderCode, "paid", { set: paid });
  if (!order) return applyLateMoney(platform, change);
  const lines = (await selectLines(platform, [order.orderCode])).get(order.orderCode) ?? [];
  await announce(platform, "paid", order);
  await startPreparing(platform, order, lines);
}

/**
 * Money for an order that was ended meanwhile is never dropped (I-07). A closed order is taken up again when all its goods can still be had; one that the shopper
 * cancelled, or whose goods are gone, has the money queued to go back. Told twice, it changes nothing.
 */
async function applyLateMoney(platform: Platform, change: PaymentChange): Promise<void> {
  const order = await lockOrder(platform, change.orderCode);
  if (!order) throw new Error(`money came for ${change.orderCode}, which is no order`);
  if (order.paidAt) return;
  const lines = (await selectLines(platform, [order.orderCode])).get(order.orderCode) ?? [];
  if (order.state === orderStates.closed && (await holdAll(platform, order, lines))) {
    const reopened = await moveOrder(platform, order.orderCode, "paidLate", {
      set: { paid_at: change.at, paid_channel_code: change.channelCode },
    });
    if (!reopened) throw new Error(`order ${order.orderCode} was locked and closed, and yet moved`);
    await announce(platform, "paid", reopened);
    return startPreparing(platform, reopened, lines);
  }
  const isNew = await insertRefund(platform, {
    orderCode: order.orderCode,
    channelCode: change.channelCode,
    amount: change.amount,
    reason: "PAID_LATE",
    receivedAt: change.at,
  });
  if (isNew) await announce(platform, "paymentLate", order);
}

/** All lines or none: the order held nothing before, so letting go of everything undoes a part. */
async function holdAll(platform: Platform, order: OrderRecord, lines: readonly OrderLine[]): Promise<boolean> {
  const held = await holdAgain(platform, order, lines);
  if (!held.ok) await releaseHold(platform, order.orderCode);
  return held.ok;
}
