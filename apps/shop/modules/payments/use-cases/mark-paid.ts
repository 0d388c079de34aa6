import type { Platform } from "../../../platform/platform.ts";
import { isOpen } from "../domain/payment-states.ts";
import { type Attempt, selectAttemptsOf } from "../storage/attempts.ts";
import { updatePayment } from "../storage/write-payments.ts";
import { cancelAttemptTopic } from "./topics.ts";

/**
 * In a transaction that locks the payment's row: the order is paid by this attempt, which becomes
 * the current one, since refunds are made of it. The others are ended at the provider, so that
 * nobody pays twice.
 */
export async function markPaid(
  platform: Platform,
  { orderCode, channelCode, attempt }: Pick<Attempt, "orderCode" | "channelCode" | "attempt">,
): Promise<void> {
  await updatePayment(platform, orderCode, { status: "PAID", paid: true, channelCode, attempt });
  for (const other of await selectAttemptsOf(platform, orderCode)) {
    if (other.attempt === attempt || !isOpen(other.status)) continue;
    const message = { orderCode, attempt: other.attempt };
    await platform.outbox.write(cancelAttemptTopic, `payment-cancel:${orderCode}`, message);
  }
}
