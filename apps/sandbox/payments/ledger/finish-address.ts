import type { Payment } from "../domain/payment.ts";
import { statusCodeOf } from "../protocol/answers.ts";

/**
 * Where the browser goes after paying on one of the provider's pages. The merchant must not trust
 * its parameters, only the notification and the status request.
 */
export function finishAddress(payment: Payment): string {
  const address = new URL(payment.finishUrl);
  address.searchParams.set("order_id", payment.orderId);
  address.searchParams.set("status_code", statusCodeOf(payment));
  address.searchParams.set("transaction_status", payment.status);
  return address.href;
}
