import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { decide } from "@gelora/service-kit/decide.ts";
import type { Platform } from "../../../platform/platform.ts";
import { mayTryAgain } from "../domain/attempts.ts";
import { needsCardToken } from "../domain/channel-facts.ts";
import { takes } from "../domain/channel-tree.ts";
import { findChannel } from "../domain/find-channel.ts";
import { isOpen } from "../domain/payment-states.ts";
import { insertAttempt, lockPayment, updatePayment } from "../storage/write-payments.ts";
import { cancelAttemptTopic } from "./topics.ts";

/**
 * Opens another attempt by this channel and has the previous one cancelled at the provider. The
 * same channel opens a new attempt only when the previous one has ended. Locks the payment's row,
 * so concurrent changes open one attempt after the other.
 * @param cardToken what a new attempt by card is charged with; without it the former one stands
 * @returns failure ORDER_NOT_FOUND, PAYMENT_INVALID, ORDER_CANNOT_BE_PAID, or PAYMENT_CHANGES_OVER
 * after five attempts for one order (AC-44), which waiting does not help: the order's deadline
 * comes sooner
 */
export async function changePaymentChannel(
  platform: Platform,
  orderCode: string,
  { channelCode, cardToken }: { readonly channelCode: string; readonly cardToken?: string | undefined },
): Promise<Outcome<void>> {
  return decide(platform.database, async () => {
    const payment = await lockPayment(platform, orderCode);
    if (!payment) return failure("ORDER_NOT_FOUND");
    const channel = findChannel(channelCode);
    const offer = {
      amount: payment.amount,
      cashAllowed: payment.cash_allowed,
      distributionType: payment.distribution_type ?? undefined,
    };
    if (!channel || !takes(channel, offer)) return failure("PAYMENT_INVALID");
    const over = payment.deadline <= platform.clock.now() || payment.cancelled_at !== null;
    if (payment.status === "PAID" || over) return failure("ORDER_CANNOT_BE_PAID");
    if (payment.channel_code === channelCode && isOpen(payment.status)) return success(undefined);
    if (needsCardToken(channelCode) && !cardToken) return failure("PAYMENT_INVALID");
    if (!mayTryAgain(payment)) return failure("PAYMENT_CHANGES_OVER");
    await openNextAttempt(platform, { orderCode, attempt: payment.attempt + 1, channelCode });
    return success(undefined);
  });
}

/**
 * In a transaction that locks the payment's row: a new attempt becomes the current one, and the
 * previous one is cancelled at the provider.
 */
export async function openNextAttempt(
  platform: Platform,
  next: { orderCode: string; attempt: number; channelCode: string },
): Promise<void> {
  await insertAttempt(platform, next);
  await updatePayment(platform, next.orderCode, {
    status: "NEW",
    channelCode: next.channelCode,
    attempt: next.attempt,
  });
  const former = next.attempt - 1;
  await platform.outbox.write(cancelAttemptTopic, `payment-cancel:${next.orderCode}`, {
    orderCode: next.orderCode,
    attempt: former,
  });
}
