import { takeIn } from "@gelora/service-kit/inbox.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { RefundMade } from "../../payments/payments.ts";
import { orderByCode } from "../storage/orders.ts";
import { announce } from "./announce.ts";
import { forgetRefundAccount, maskedAccountsOf } from "./refund-accounts.ts";

/**
 * Notifies the shopper that money has gone back, once for each refund; not of a debt that was
 * settled with nothing. Of a transfer it says which account it went to, masked. With the last
 * transfer the shopper's account is forgotten.
 * @param accountOfReturn that of the return whose money it was; undefined when it was none's
 */
export async function announceRefund(
  platform: Platform,
  { refundKey, orderCode, ...refund }: RefundMade,
  accountOfReturn?: string,
): Promise<void> {
  const order = await orderByCode(platform, orderCode);
  if (!order) throw new Error(`money went back for ${orderCode}, which is no order`);
  await platform.database.transaction(async () => {
    if (!(await takeIn(platform.database, "refunds", refundKey))) return;
    if (refund.amount > 0) {
      const named = accountOfReturn ?? (await maskedAccountsOf(platform, [orderCode])).get(orderCode);
      const account = refund.transferred ? named : undefined;
      await announce(platform, "refunded", order, { refund, ...(account ? { account } : {}) });
    }
    await forgetRefundAccount(platform, orderCode);
  });
}
