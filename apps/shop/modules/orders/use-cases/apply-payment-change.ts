import type { Platform } from "../../../platform/platform.ts";
import { program } from "../../../platform/principal.ts";
import type { PaymentChange } from "../../payments/payments.ts";
import { mayBeTakenUp } from "../domain/may-be-taken-up.ts";
import { moveOrder } from "../storage/move-order.ts";
import { selectLines } from "../storage/order-lines.ts";
import { lockOrder, orderByCode } from "../storage/orders.ts";
import { insertRefund } from "../storage/refunds.ts";
import { announce } from "./announce.ts";
import { closeOrder } from "./close-order.ts";
import { spendPointsOf } from "./order-points.ts";
import { startPreparing } from "./start-preparing.ts";
import { takeUpAgain } from "./take-up-again.ts";

/**
 * Applies a payment's change to its order, in the transaction that records it. Locks the order's
 * row, by conditional updates. A declined attempt leaves the order unchanged: the shopper may try
 * another channel until the deadline. An expired one closes it. A second payment changes nothing of
 * it: staff return the money (I-06), and the shopper is notified.
 */
export async function applyPaymentChange(platform: Platform, change: PaymentChange): Promise<void> {
  if (!platform.database.isInTransaction())
    throw new Error("a payment's change must be applied in its own transaction");
  if (change.status === "PAID") await applyMoney(platform, change);
  if (change.status === "PAID_TWICE") await announceSecondPayment(platform, change);
  if (change.status === "EXPIRED")
    await closeOrder(platform, change.orderCode, "expired", { by: program("payment-provider") });
}

async function announceSecondPayment(platform: Platform, change: PaymentChange): Promise<void> {
  const order = await orderByCode(platform, change.orderCode);
  if (!order) throw new Error(`money came for ${change.orderCode}, which is no order`);
  await announce(platform, "paidTwice", order, { refund: change });
}

async function applyMoney(platform: Platform, change: PaymentChange): Promise<void> {
  const paid = { paid_at: change.at, paid_channel_code: change.channelCode };
  const move = await moveOrder(platform, change.orderCode, "paid", { set: paid });
  if (!move) return applyLateMoney(platform, change);
  const { order } = move;
  const lines = (await selectLines(platform, [order.orderCode])).get(order.orderCode) ?? [];
  await spendPointsOf(platform, order);
  await announce(platform, "paid", order, { lines });
  await startPreparing(platform, order, lines, move.after);
}

/**
 * Money for an order that has already ended is never dropped (I-07). A closed order is resumed when
 * all its goods are still available; for one that the shopper cancelled, whose goods are gone, or
 * whose points went back, the money is queued for refund. Idempotent.
 */
async function applyLateMoney(platform: Platform, change: PaymentChange): Promise<void> {
  const order = await lockOrder(platform, change.orderCode);
  if (!order) throw new Error(`money came for ${change.orderCode}, which is no order`);
  if (order.paidAt) return;
  if (await takeUpAgain(platform, order, change)) return;
  const isNew = await insertRefund(platform, {
    orderCode: order.orderCode,
    channelCode: change.channelCode,
    amount: change.amount,
    reason: "PAID_LATE",
    receivedAt: change.at,
  });
  // What cannot be sent after all goes back for certain.
  const facts = mayBeTakenUp(order) ? { refundInCase: change } : { refund: change };
  // They went back when the order ended, and with the money they are all that was paid.
  if (isNew) await announce(platform, "paymentLate", order, { ...facts, pointsBack: order.usedPointAmount });
}
