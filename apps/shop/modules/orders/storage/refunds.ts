import type { Rupiah } from "@gelora/money/rupiah.ts";
import { uuidv7 } from "uuidv7";
import type { Platform } from "../../../platform/platform.ts";
import type { OrdersTables, RefundReason } from "./orders-tables.ts";

/**
 * Queues money to be returned. The same money is queued once, however often it is reported (I-07).
 * @returns false when it was already queued
 */
export async function insertRefund(
  platform: Platform,
  refund: {
    readonly orderCode: string;
    readonly channelCode: string;
    readonly amount: Rupiah;
    readonly reason: RefundReason;
    readonly receivedAt: Date;
    /** The numbers of the portions it is for; none when it is for the whole order. */
    readonly portionNumbers?: readonly number[];
  },
): Promise<boolean> {
  const result = await platform.database
    .tables<OrdersTables>()
    .insertInto("refunds_due")
    .values({
      refund_id: uuidv7(),
      order_code: refund.orderCode,
      channel_code: refund.channelCode,
      amount: refund.amount,
      reason: refund.reason,
      received_at: refund.receivedAt,
      portions: (refund.portionNumbers ?? []).join(","),
      noted_at: platform.clock.databaseNow(),
    })
    .onConflict((conflict) =>
      conflict.columns(["order_code", "channel_code", "reason", "received_at", "portions"]).doNothing(),
    )
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}
