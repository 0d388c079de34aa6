import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { decide } from "@gelora/service-kit/decide.ts";
import type { Platform } from "../../../platform/platform.ts";
import { takes } from "../domain/channel-tree.ts";
import { findChannel } from "../domain/channels.ts";
import { isOpen } from "../domain/payment-states.ts";
import { insertAttempt, lockPayment, updatePayment } from "../storage/payments.ts";
import { cancelAttemptTopic } from "./topics.ts";

/** The most attempts for one order (abuse case AC-44: trying out cards). */
export const mostAttempts = 5;
const waitAfterAttemptsSeconds = 24 * 60 * 60;

/** Holds: the payment's row, so that two changes at once make one attempt after the other. */
export async function changePaymentChannel(
  platform: Platform,
  orderCode: string,
  channelCode: string,
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
    if (payment.attempt >= mostAttempts) return failure("TOO_MANY_REQUESTS", { seconds: waitAfterAttemptsSeconds });
    await openNextAttempt(platform, { orderCode, attempt: payment.attempt + 1, channelCode });
    return success(undefined);
  });
}

/** Inside a transaction that holds the payment's row: another attempt becomes the current one, and the provider is told to end the former. */
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
