import { rupiah } from "@gelora/money/rupiah.ts";
import type { Platform } from "../../../platform/platform.ts";
import { judgeAnswer } from "../domain/judge-answer.ts";
import { waitBeforeAsking } from "../domain/next-ask.ts";
import { isOpen, type PaymentStatus } from "../domain/payment-states.ts";
import type { PaymentListener } from "../payments.ts";
import type { ProviderTransaction } from "../providers/payment-provider.ts";
import {
  type Attempt,
  askAgain,
  keepReference,
  noteForReview,
  raiseAttempt,
  selectAttempt,
  selectAttemptsOf,
} from "../storage/attempts.ts";
import { lockPayment, updatePayment } from "../storage/payments.ts";
import { cancelAttemptTopic } from "./topics.ts";

type LockedPayment = NonNullable<Awaited<ReturnType<typeof lockPayment>>>;

/**
 * Takes in what the provider itself says about an attempt; notifications are only a reason to ask it.
 * Holds: the payment's row, so that what is heard about an order is taken in one after the other.
 */
export async function takeInAnswer(
  platform: Platform,
  listener: PaymentListener,
  providerOrderId: string,
  held: ProviderTransaction,
): Promise<void> {
  await platform.database.transaction(async () => {
    const orderCode = (await selectAttempt(platform, providerOrderId))?.orderCode;
    const payment = orderCode === undefined ? undefined : await lockPayment(platform, orderCode);
    // Read again: it may have changed while we waited for the row.
    const attempt = await selectAttempt(platform, providerOrderId);
    if (!payment || !attempt) return;
    const judgement = judgeAnswer(held, payment.amount, attempt.status);
    await keepReference(platform, providerOrderId, held.reference);
    if (judgement.review) await review(platform, judgement.review, providerOrderId, held);
    await askAgain(platform, providerOrderId, judgement.final ? undefined : waitBeforeAsking(attempt.asks));
    if (!judgement.status || !(await raiseAttempt(platform, providerOrderId, judgement.status))) return;
    if (judgement.status === "PAID") await notePaid(platform, listener, payment, attempt, held);
    else await noteState(platform, listener, payment, attempt, judgement.status);
  });
}

/** The first money for an order is told; any further is somebody's to give back. */
async function notePaid(
  platform: Platform,
  listener: PaymentListener,
  payment: LockedPayment,
  attempt: Attempt,
  held: ProviderTransaction,
): Promise<void> {
  if (payment.status === "PAID") return review(platform, "PAID_TWICE", attempt.providerOrderId, held);
  const { orderCode, channelCode } = attempt;
  await updatePayment(platform, orderCode, {
    status: "PAID",
    paid: true,
    channelCode,
    attempt: attempt.attempt,
  });
  for (const other of await selectAttemptsOf(platform, orderCode)) {
    if (other.attempt === attempt.attempt || !isOpen(other.status)) continue;
    const message = { orderCode, attempt: other.attempt };
    await platform.outbox.write(cancelAttemptTopic, `payment-cancel:${orderCode}`, message);
  }
  await listener(platform, changeOf(platform, payment, channelCode, "PAID"));
}

/** Only the current attempt speaks for the order, and only its first ending is told. */
async function noteState(
  platform: Platform,
  listener: PaymentListener,
  payment: LockedPayment,
  attempt: Attempt,
  status: Exclude<PaymentStatus, "PAID">,
): Promise<void> {
  if (payment.status === "PAID" || payment.attempt !== attempt.attempt) return;
  await updatePayment(platform, payment.order_code, { status });
  if (status === "NEW" || status === "PENDING" || !isOpen(payment.status)) return;
  await listener(platform, changeOf(platform, payment, attempt.channelCode, status));
}

function changeOf<Status extends "PAID" | "DECLINED" | "EXPIRED" | "CANCELLED">(
  platform: Platform,
  payment: LockedPayment,
  channelCode: string,
  status: Status,
) {
  return {
    orderCode: payment.order_code,
    status,
    channelCode,
    amount: rupiah(payment.amount),
    at: platform.clock.now(),
  };
}

async function review(
  platform: Platform,
  reason: "WRONG_AMOUNT" | "REFUNDED" | "REVERSED" | "PAID_TWICE",
  providerOrderId: string,
  held: ProviderTransaction,
): Promise<void> {
  const { amount, currency, reference } = held;
  const isNew = await noteForReview(platform, { providerOrderId, reason, amount, currency, reference });
  if (isNew) platform.log.error({ providerOrderId, reason }, "a payment has to be looked at by a person");
}
