import type { Platform } from "../../../platform/platform.ts";
import { findChannel } from "../domain/channels.ts";
import { higherStatus } from "../domain/payment-states.ts";
import type { PaymentListener } from "../payments.ts";
import { providerOf } from "../providers/provider-of.ts";
import { type Attempt, raiseAttempt, selectAttemptsOf } from "../storage/attempts.ts";
import { lockPayment, selectAttemptNumber, updatePayment } from "../storage/payments.ts";
import { askProvider } from "./ask-provider.ts";
import { cancelOrderTopic } from "./topics.ts";

/**
 * Writes the wish to end an order's payment, in the caller's transaction. No row of a payment is touched here: the caller holds its order, and whoever takes in money holds
 * the payment first and the order second. The wish names the attempts that there are: it may be heard again after the order has been taken up again.
 */
export async function requestCancel(platform: Platform, orderCode: string): Promise<void> {
  const attempt = await selectAttemptNumber(platform, orderCode);
  await platform.outbox.write(cancelOrderTopic, `payment-cancel:${orderCode}`, { orderCode, attempt });
}

/** Ends the attempts of an order up to one, here and then at the provider. @throws ProviderError when it does not answer: the outbox comes again */
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

/** Ends one former attempt, here and then at the provider. */
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

/** Whatever the provider answers, its own word about the payment decides: it may have been paid a moment ago. */
async function endAtProvider(platform: Platform, listener: PaymentListener, attempt: Attempt): Promise<void> {
  if (attempt.charge === "unasked" || isCash(attempt)) return;
  if (attempt.claimed) throw new Error("the attempt is being charged at this moment");
  await providerOf(platform).cancel(attempt.providerOrderId);
  await askProvider(platform, listener, attempt.providerOrderId);
}

function isCash(attempt: Attempt): boolean {
  return findChannel(attempt.channelCode)?.kind === "CASH";
}
