import { takeIn } from "@gelora/service-kit/inbox.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { RefundMade } from "../../payments/payments.ts";
import { orderByCode } from "../storage/orders.ts";
import { announce } from "./announce.ts";

/** Notifies the shopper that money has gone back, once for each refund. */
export async function announceRefund(
  platform: Platform,
  { refundKey, orderCode, ...refund }: RefundMade,
): Promise<void> {
  const order = await orderByCode(platform, orderCode);
  if (!order) throw new Error(`money went back for ${orderCode}, which is no order`);
  await platform.database.transaction(async () => {
    if (await takeIn(platform.database, "refunds", refundKey)) await announce(platform, "refunded", order, { refund });
  });
}
