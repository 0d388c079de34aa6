import type { Platform } from "../../../platform/platform.ts";
import { findChannel } from "../domain/find-channel.ts";
import type { PaymentListener } from "../domain/payment-listener.ts";
import { higherStatus } from "../domain/payment-states.ts";
import { paymentProvider } from "../providers/provider-of.ts";
import { type Attempt, raiseAttempt, selectAttemptsOf } from "../storage/attempts.ts";
import { selectAttemptNumber } from "../storage/read-payments.ts";
import { lockPayment, updatePayment } from "../storage/write-payments.ts";
import { askProvider } from "./ask-provider.ts";
import { cancelOrderTopic } from "./topics.ts";

/**
 * Requests the end of an order's payment, in the caller's transaction; the provider is called after
 * it. Money that comes nevertheless is still reported as PAID.
 *
 * Takes no lock: it touches no row of a payment, since the caller locks its order, and the order of
 * locks is payment first, order second. The message names the existing attempts: it may be
 * delivered again after the order has been reopened.
 */
export async function cancelPayment(platform: Platform, orderCode: string): Promise<void> {
  const attempt = await selectAttemptNumber(platform, orderCode);
  await platform.outbox.write(cancelOrderTopic, `payment-cancel:${orderCode}`, { orderCode, attempt });
}

/**
 * Ends the attempts of an order up to one, here and then at the provider.
 * @throws ProviderError when it does not answer: the outbox retries
 */
export async function cancelOrder(
  platform: Platform,
  listener: PaymentListener,
  orderCode: string,
  upTo: number,
): Promise<void> {
  const attempts = await platform.database.transaction(async () => {
    const payment = await lockPayment(platform, orderCode);
    if (!payment) return [];
    if (payment.status !== "PAID" && payment.attempt <= upTo) {
      const status = higherStatus(payment.status, "CANCELLED");
      await updatePayment(platform, orderCode, { status, cancelled: true });
    }
    const all = (await selectAttemptsOf(platform, orderCode)).filter(({ attempt }) => attempt <= upTo);
    for (const attempt of all) await raiseAttempt(platform, attempt.providerOrderId, "CANCELLED");
    return all;
  });
  for (const attempt of attempts) await endAtProvider(platform, listener, attempt);
}

/** Ends one earlier attempt, here and then at the provider. */
export async function cancelAttempt(
  platform: Platform,
  listener: PaymentListener,
  orderCode: string,
  number: number,
): Promise<void> {
  const attempt = (await selectAttemptsOf(platform, orderCode)).find((one) => one.attempt === number);
  if (!attempt) return;
  await raiseAttempt(platform, attempt.providerOrderId, "CANCELLED");
  await endAtProvider(platform, listener, attempt);
}

/**
 * Whatever the response, the payment's status at the provider decides: it may have just been paid.
 */
async function endAtProvider(platform: Platform, listener: PaymentListener, attempt: Attempt): Promise<void> {
  if (attempt.charge === "unasked" || isCash(attempt)) return;
  if (attempt.claimed) throw new Error("the attempt is being charged right now");
  await paymentProvider.of(platform).cancel(attempt.providerOrderId);
  await askProvider(platform, listener, attempt.providerOrderId);
}

function isCash(attempt: Attempt): boolean {
  return findChannel(attempt.channelCode)?.kind === "CASH";
}
