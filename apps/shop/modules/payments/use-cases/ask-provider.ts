import { minutes, seconds } from "@gelora/service-kit/durations.ts";
import type { Platform } from "../../../platform/platform.ts";
import { waitBeforeAsking, waits } from "../domain/next-ask.ts";
import type { PaymentListener } from "../domain/payment-listener.ts";
import { isOpen } from "../domain/payment-states.ts";
import type { ProviderTransaction } from "../providers/payment-provider.ts";
import { paymentProvider } from "../providers/provider-of.ts";
import { askAgain, claimDueAttempts, noteStillPending, selectAttempt } from "../storage/attempts.ts";
import { paymentDeadline } from "../storage/read-payments.ts";
import { takeInAnswer } from "./take-in-answer.ts";

const askLease = seconds(20);
const askedAtOnce = 20;
/** How long after the deadline we still ask about an attempt that the provider never knew. */
const graceAfterDeadline = minutes(60);

/** What the provider knows of an attempt; undefined when the charge never arrived there. */
type Answer = { readonly providerOrderId: string; readonly held: ProviderTransaction | undefined };

/**
 * Asks the provider about one attempt, outside any transaction, and records the answer.
 * @throws ProviderError when it does not answer
 */
export async function askProvider(
  platform: Platform,
  listener: PaymentListener,
  providerOrderId: string,
): Promise<void> {
  const answer = await ask(platform, providerOrderId);
  for (const news of await withoutPending(platform, [answer])) await takeIn(platform, listener, news);
}

/**
 * Asks about every attempt that is due, several at once. When the provider is silent, it is asked
 * again after the lease.
 */
export async function askDue(platform: Platform, listener: PaymentListener): Promise<void> {
  const due = await claimDueAttempts(platform, askLease, askedAtOnce);
  if (due.length === 0) return;
  const orLog = async <Value>(providerOrderId: string, work: Promise<Value>): Promise<Value | undefined> =>
    work.catch((error) => {
      platform.log.warn({ err: error, providerOrderId }, "asking the payment provider failed");
      return undefined;
    });
  const answers = await Promise.all(due.map((id) => orLog(id, ask(platform, id))));
  const news = await withoutPending(
    platform,
    answers.flatMap((answer) => answer ?? []),
  );
  await Promise.all(news.map((answer) => orLog(answer.providerOrderId, takeIn(platform, listener, answer))));
  await askDue(platform, listener);
}

async function ask(platform: Platform, providerOrderId: string): Promise<Answer> {
  return { providerOrderId, held: await paymentProvider.of(platform).status(providerOrderId) };
}

/** Records the usual answers, that the shopper has not paid yet. @returns the others */
async function withoutPending(platform: Platform, answers: readonly Answer[]): Promise<readonly Answer[]> {
  const pending = answers.flatMap(({ providerOrderId, held }) =>
    held?.state === "pending" ? [{ providerOrderId, reference: held.reference }] : [],
  );
  const noted = await noteStillPending(platform, pending, waits);
  return answers.filter(({ providerOrderId }) => !noted.has(providerOrderId));
}

async function takeIn(platform: Platform, listener: PaymentListener, { providerOrderId, held }: Answer): Promise<void> {
  if (held) await takeInAnswer(platform, listener, providerOrderId, held);
  else await noteUnknown(platform, providerOrderId);
}

/** The charge never arrived there. It may still be on its way while the payment is open. */
async function noteUnknown(platform: Platform, providerOrderId: string): Promise<void> {
  const attempt = await selectAttempt(platform, providerOrderId);
  if (!attempt) return;
  const deadline = await paymentDeadline(platform, attempt.orderCode);
  const hopeless = !isOpen(attempt.status) || deadline.getTime() + graceAfterDeadline < platform.clock.now().getTime();
  await askAgain(platform, providerOrderId, hopeless ? undefined : waitBeforeAsking(attempt.asks));
}
