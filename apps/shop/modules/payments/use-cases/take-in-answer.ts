import { rupiah } from "@gelora/money/rupiah.ts";
import type { Platform } from "../../../platform/platform.ts";
import { program } from "../../../platform/principal.ts";
import { recordAct } from "../../journal/journal.ts";
import { type Judgement, judgeAnswer, rupiahOf } from "../domain/judge-answer.ts";
import { waitBeforeAsking } from "../domain/next-ask.ts";
import type { PaymentListener } from "../domain/payment-listener.ts";
import { isOpen, type PaymentStatus } from "../domain/payment-states.ts";
import type { ProviderTransaction } from "../providers/payment-provider.ts";
import {
  type Attempt,
  askAgain,
  keepReference,
  noteReceived,
  raiseAttempt,
  selectAttempt,
} from "../storage/attempts.ts";
import { refundsOf } from "../storage/refunds.ts";
import { noteForReview } from "../storage/reviews.ts";
import { lockPayment, updatePayment } from "../storage/write-payments.ts";
import { markPaid } from "./mark-paid.ts";
import { takeInRefunds } from "./send-refunds.ts";

/** The attempt that an answer is about, and its payment, locked. */
type Answered = {
  readonly payment: NonNullable<Awaited<ReturnType<typeof lockPayment>>>;
  readonly attempt: Attempt;
};

/**
 * Records the provider's own answer about an attempt; notifications are only a reason to ask. Locks
 * the payment's row, so answers about an order are recorded one at a time.
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
    // Read again: it may have changed while waiting for the lock.
    const attempt = await selectAttempt(platform, providerOrderId);
    if (!payment || !attempt) return;
    const answered = { payment, attempt };
    const refunds = (await refundsOf(platform, payment.order_code)).filter(
      (refund) => refund.providerOrderId === providerOrderId,
    );
    const judgement = judgeAnswer(held, {
      expected: payment.amount,
      received: attempt.received,
      status: attempt.status,
      ownRefunds: new Set(refunds.map(({ refundKey }) => refundKey)),
    });
    await takeInRefunds(platform, refunds, held);
    await keepReference(platform, providerOrderId, held.reference);
    if (judgement.review)
      await review(platform, providerOrderId, held, { reason: judgement.review, reported: judgement.reported });
    await askAgain(platform, providerOrderId, judgement.final ? undefined : waitBeforeAsking(attempt.asks));
    const came = judgement.status === "PAID" ? payment.amount : undefined;
    if (!judgement.status || !(await raiseAttempt(platform, providerOrderId, judgement.status, came))) return;
    await journalMove(platform, answered, judgement.status);
    if (judgement.status === "PAID") await notePaid(platform, listener, answered, held);
    else await noteState(platform, listener, answered, judgement.status);
  });
}

async function journalMove(platform: Platform, { payment, attempt }: Answered, status: PaymentStatus): Promise<void> {
  const subject = { kind: "payment", code: payment.order_code } as const;
  const details = { attempt: attempt.providerOrderId, status, amount: payment.amount };
  await recordAct(platform, program("payment-provider"), { name: "payment.moved", subject, details });
}

/** The first payment of an order is reported as such; any further one is for staff to return. */
async function notePaid(
  platform: Platform,
  listener: PaymentListener,
  answered: Answered,
  held: ProviderTransaction,
): Promise<void> {
  const { payment, attempt } = answered;
  if (payment.status === "PAID") {
    const isNew = await review(platform, attempt.providerOrderId, held, { reason: "PAID_TWICE" });
    if (isNew) await listener(platform, changeOf(platform, answered, "PAID_TWICE"));
    return;
  }
  await markPaid(platform, attempt);
  await listener(platform, changeOf(platform, answered, "PAID"));
}

/**
 * Only the current attempt's status is the order's, and only its first final status is reported.
 */
async function noteState(
  platform: Platform,
  listener: PaymentListener,
  answered: Answered,
  status: Exclude<PaymentStatus, "PAID">,
): Promise<void> {
  const { payment, attempt } = answered;
  if (payment.status === "PAID" || payment.attempt !== attempt.attempt) return;
  await updatePayment(platform, payment.order_code, { status });
  if (status === "NEW" || status === "PENDING" || !isOpen(payment.status)) return;
  await listener(platform, changeOf(platform, answered, status));
}

function changeOf<Status extends "PAID" | "PAID_TWICE" | "DECLINED" | "EXPIRED" | "CANCELLED">(
  platform: Platform,
  { payment, attempt }: Answered,
  status: Status,
) {
  return {
    orderCode: payment.order_code,
    status,
    channelCode: attempt.channelCode,
    amount: rupiah(payment.amount),
    at: platform.clock.now(),
  };
}

type Doubt = {
  readonly reason: NonNullable<Judgement["review"]> | "PAID_TWICE";
  /** What others did with money that had come. */
  readonly reported?: string | undefined;
};

/** @returns false when staff know of it already */
async function review(
  platform: Platform,
  providerOrderId: string,
  held: ProviderTransaction,
  { reason, reported }: Doubt,
): Promise<boolean> {
  const { amount, currency, reference } = held;
  const came = rupiahOf(held);
  if (reason === "WRONG_AMOUNT" && came !== undefined) await noteReceived(platform, providerOrderId, came);
  const isNew = await noteForReview(platform, { providerOrderId, reason, reported, amount, currency, reference });
  if (isNew) platform.log.error({ providerOrderId, reason }, "a payment needs review");
  return isNew;
}
