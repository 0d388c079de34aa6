import { addRupiah, type Rupiah, rupiah } from "@gelora/money/rupiah.ts";
import type { Platform } from "../../../platform/platform.ts";
import { leftOfShortPayment } from "../../payments/payments.ts";
import { partBetween } from "../domain/owed.ts";
import type { OrderMove } from "../storage/move-order.ts";
import { insertRefund } from "../storage/refunds.ts";
import { notedRefundsOf } from "../storage/refunds-due.ts";
import type { RefundFacts } from "./announce.ts";
import { chargedForUnits } from "./unit-receipts.ts";

/**
 * Queues the refund for pieces that a move has ended, in the move's transaction.
 * @returns what goes back; undefined when nothing was paid, or nothing is left of it
 */
export async function refundMoved(
  platform: Platform,
  { order, before, after, moved }: OrderMove,
  reason: "RETURNED" | "CANCELLED",
): Promise<RefundFacts | undefined> {
  if (!order.paidAt || !order.paidChannelCode) return undefined;
  const paid = { whole: order.total, units: await chargedForUnits(platform, order.orderCode) };
  const amount = await whatIsLeft(platform, order.orderCode, partBetween(paid, before, after));
  if (amount === 0) return undefined;
  await insertRefund(platform, {
    orderCode: order.orderCode,
    channelCode: order.paidChannelCode,
    amount,
    reason,
    receivedAt: order.paidAt,
    portionNumbers: moved.map((portion) => portion.portionNumber),
  });
  return { amount, channelCode: order.paidChannelCode };
}

/**
 * Staff may have accepted less money for the order than its total: then no more is promised than is
 * left beside what is noted already.
 */
async function whatIsLeft(platform: Platform, orderCode: string, amount: Rupiah): Promise<Rupiah> {
  const left = await leftOfShortPayment(platform, orderCode);
  if (left === undefined) return amount;
  const waiting = (await notedRefundsOf(platform, orderCode)).filter(({ decision }) => decision === null);
  const promised = addRupiah(...waiting.map((due) => due.amount));
  return rupiah(Math.max(0, Math.min(amount, left - promised)));
}
