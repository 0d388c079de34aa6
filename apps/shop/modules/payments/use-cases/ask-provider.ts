import { minutes, seconds } from "@gelora/service-kit/durations.ts";
import type { Platform } from "../../../platform/platform.ts";
import { waitBeforeAsking, waits } from "../domain/next-ask.ts";
import { isOpen } from "../domain/payment-states.ts";
import type { PaymentListener } from "../payments.ts";
import { providerOf } from "../providers/provider-of.ts";
import { askAgain, claimDueAttempts, noteStillPending, selectAttempt } from "../storage/attempts.ts";
import { paymentDeadline } from "../storage/payments.ts";
import { takeInAnswer } from "./take-in-answer.ts";

const askLease = seconds(20);
const askedAtOnce = 10;
/** How long after the deadline an attempt that the provider never heard of is still asked for. */
const patience = minutes(60);

/** Asks the provider about one attempt, outside of any transaction, and takes in what it says. @throws ProviderError when it does not answer */
export async function askProvider(
  platform: Platform,
  listener: PaymentListener,
  providerOrderId: string,
): Promise<void> {
  const held = await providerOf(platform).status(providerOrderId);
  if (held?.state === "pending" && (await noteStillPending(platform, providerOrderId, held.reference, waits))) return;
  if (held) await takeInAnswer(platform, listener, providerOrderId, held);
  else await noteUnknown(platform, providerOrderId);
}

/** Asks about every attempt whose time has come, some at once. A party that is silent is asked again when the lease is over. */
export async function askDue(platform: Platform, listener: PaymentListener): Promise<void> {
  const due = await claimDueAttempts(platform, askLease, askedAtOnce);
  if (due.length === 0) return;
  await Promise.all(
    due.map((providerOrderId) =>
      askProvider(platform, listener, providerOrderId).catch((error) =>
        platform.log.warn({ err: error, providerOrderId }, "asking the payment provider failed"),
      ),
    ),
  );
  await askDue(platform, listener);
}

/** The charge never arrived there. It may still be on its way while the payment is open. */
async function noteUnknown(platform: Platform, providerOrderId: string): Promise<void> {
  const attempt = await selectAttempt(platform, providerOrderId);
  if (!attempt) return;
  const deadline = await paymentDeadline(platform, attempt.orderCode);
  const hopeless = !isOpen(attempt.status) || deadline.getTime() + patience < platform.clock.now().getTime();
  await askAgain(platform, providerOrderId, hopeless ? undefined : waitBeforeAsking(attempt.asks));
}
