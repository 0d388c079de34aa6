import type { Platform } from "../../../platform/platform.ts";
import { maskedAccountsOf, refundTransferOf } from "../use-cases/refund-accounts.ts";

/**
 * What is to be transferred back for an order that was found as the caller's own, or proven, and
 * where to as far as that is known. Null when nothing is.
 */
export async function refundTransferAnswer(platform: Platform, orderCode: string) {
  const transfer = await refundTransferOf(platform, orderCode);
  if (!transfer) return null;
  const accounts = await maskedAccountsOf(platform, [orderCode]);
  return { ...transfer, bankAccount: accounts.get(orderCode) ?? null };
}
