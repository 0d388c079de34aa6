import type { RefundWish } from "../payment-provider.ts";

/**
 * Wallets and QRIS are refunded directly, with an immediate result. Cards go the longer way through
 * Midtrans, because direct refunds work only with some acquiring banks (docs.midtrans.com, "Direct
 * refund transaction").
 */
export function refundPath({ method }: RefundWish): string {
  return method.type === "credit_card" ? "refund" : "refund/online/direct";
}

export function refundBody({ refundKey, amount, reason }: RefundWish): object {
  return { refund_key: refundKey, amount, reason };
}
