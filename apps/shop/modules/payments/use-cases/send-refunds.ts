import { type Milliseconds, minutes, seconds } from "@gelora/service-kit/durations.ts";
import type { Platform } from "../../../platform/platform.ts";
import { program } from "../../../platform/principal.ts";
import { recordAct } from "../../journal/journal.ts";
import { findChannel } from "../domain/find-channel.ts";
import { nextRefundStep, type Refund } from "../domain/refund.ts";
import type { RefundEvent } from "../domain/refund-states.ts";
import type { ProviderTransaction } from "../providers/payment-provider.ts";
import { paymentProvider } from "../providers/provider-of.ts";
import { askForRefundAgain, claimDueRefunds, type DueRefund, moveRefund } from "../storage/refunds.ts";
import { reportRefunded } from "./report-refunded.ts";

/** Longer than the three calls to the provider take together. */
const lease = seconds(20);
const sentAtOnce = 10;

/**
 * Sends every refund that is due, several at once. One without a response is checked again after
 * the lease.
 */
export async function sendDueRefunds(platform: Platform): Promise<void> {
  const due = await claimDueRefunds(platform, lease, sentAtOnce);
  if (due.length === 0) return;
  await Promise.all(
    due.map((refund) =>
      sendRefund(platform, refund).catch((error) =>
        platform.log.warn({ err: error, refundKey: refund.refundKey }, "sending a refund failed"),
      ),
    ),
  );
  await sendDueRefunds(platform);
}

/**
 * Reads the provider's records first, then requests the refund under its own key, then reads again:
 * whatever response was lost, in whatever process, the money is returned once.
 * @throws ProviderError when it does not answer
 */
async function sendRefund(platform: Platform, refund: DueRefund): Promise<void> {
  const provider = paymentProvider.of(platform);
  const held = await provider.status(refund.providerOrderId);
  if (!held) throw new Error(`the provider does not know ${refund.providerOrderId}, which was paid`);
  if (nextRefundStep(held, refund) !== "ask") return follow(platform, refund, held);
  const method = findChannel(refund.channelCode)?.provider;
  if (!method) throw new Error(`the channel ${refund.channelCode} has no provider`);
  const answer = await provider.refund({ ...refund, method });
  if (answer.result === "refused") {
    platform.log.error({ refundKey: refund.refundKey, reason: answer.reason }, "a refund was rejected");
    return move(platform, refund, "refuse", { note: answer.reason });
  }
  const after = await provider.status(refund.providerOrderId);
  await follow(platform, refund, after ?? held);
}

/** Records what the provider's records say about a refund. */
async function follow(platform: Platform, refund: DueRefund, held: ProviderTransaction): Promise<void> {
  const askIn = waitBeforeAsking(refund.asks);
  const step = nextRefundStep(held, refund);
  if (step === "confirm" || step === "take") return takeInRefund(platform, refund, step, askIn);
  await askForRefundAgain(platform, refund.refundKey, askIn);
}

/**
 * Records what a status requested for another reason, such as a notification, says about our
 * refunds.
 */
export async function takeInRefunds(
  platform: Platform,
  refunds: readonly Refund[],
  held: ProviderTransaction,
): Promise<void> {
  for (const refund of refunds) {
    const step = nextRefundStep(held, refund);
    if (step === "confirm" || step === "take") await takeInRefund(platform, refund, step, waitBeforeAsking(0));
  }
}

function takeInRefund(
  platform: Platform,
  refund: Refund,
  step: "confirm" | "take",
  askIn: Milliseconds,
): Promise<void> {
  return move(platform, refund, step, step === "take" ? { askIn } : {});
}

/** Locks the refund's row, by a conditional update. The second of two callers changes nothing. */
async function move(
  platform: Platform,
  { refundKey, orderCode }: Refund,
  event: RefundEvent,
  change: { readonly note?: string; readonly askIn?: Milliseconds },
): Promise<void> {
  await platform.database.transaction(async () => {
    const moved = await moveRefund(platform, refundKey, event, change);
    if (!moved) return;
    const subject = { kind: "payment", code: orderCode } as const;
    const details = { refundKey, state: moved.state, note: moved.note };
    await recordAct(platform, program("refunds"), { name: "refund.moved", subject, details });
    await reportRefunded(platform, moved);
  });
}

/**
 * 20 s, 40 s, 80 s … up to half an hour: a card settles within a day, and a bank confirms within
 * days.
 */
function waitBeforeAsking(asksSoFar: number): Milliseconds {
  return minutes(Math.min(2 ** Math.min(asksSoFar, 10) / 3, 30));
}
