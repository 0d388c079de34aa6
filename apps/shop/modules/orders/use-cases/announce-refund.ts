import { takeIn } from "@gelora/service-kit/inbox.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { RefundMade } from "../../payments/payments.ts";
import { orderByCode } from "../storage/orders.ts";
import { announce } from "./announce.ts";
import { forgetRefundAccount } from "./refund-accounts.ts";

/**
 * Notifies the shopper that money has gone back, once for each refund; not of a debt that was
 * settled with nothing. With the last transfer the shopper's account is forgotten.
 */
export async function announceRefund(
  platform: Platform,
  { refundKey, orderCode, ...refund }: RefundMade,
): Promise<void> {
  const order = await orderByCode(platform, orderCode);
  if (!order) throw new Error(`money went back for ${orderCode}, which is no order`);
  await platform.database.transaction(async () => {
    if (!(await takeIn(platform.database, "refunds", refundKey))) return;
    if (refund.amount > 0) await announce(platform, "refunded", order, { refund });
    await forgetRefundAccount(platform, orderCode);
  });
}
