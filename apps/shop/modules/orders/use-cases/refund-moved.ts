import type { Platform } from "../../../platform/platform.ts";
import { partBetween } from "../domain/owed.ts";
import { chargedForUnits } from "../storage/charges.ts";
import type { OrderMove } from "../storage/move-order.ts";
import type { ToldRefund } from "./announce.ts";
import { insertRefund } from "../storage/refunds.ts";

/**
 * Queues the refund for pieces that a move has ended, in the move's transaction.
 * @returns what goes back; undefined when nothing was paid
 */
export async function refundMoved(
  platform: Platform,
  { order, before, after, moved }: OrderMove,
  reason: "RETURNED" | "CANCELLED",
): Promise<ToldRefund | undefined> {
  if (!order.paidAt || !order.paidChannelCode) return undefined;
  const paid = { whole: order.total, units: await chargedForUnits(platform, order.orderCode) };
  const amount = partBetween(paid, before, after);
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
