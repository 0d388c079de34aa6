import type { Platform } from "../../../platform/platform.ts";
import type { PaymentRecord } from "../domain/payment.ts";
import { paymentsOf } from "../storage/read-payments.ts";

/** The payment of an order, or undefined when there is none. */
export async function paymentOf(platform: Platform, orderCode: string): Promise<PaymentRecord | undefined> {
  return (await paymentsOf(platform, [orderCode])).get(orderCode);
}
