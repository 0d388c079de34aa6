import type { Platform } from "../../../platform/platform.ts";
import type { Refund } from "../domain/refund.ts";
import { refundedTopic } from "./topics.ts";

/**
 * Reports money that has gone back to its order, after the transaction that records it; nothing for
 * a refund that is still on its way.
 */
export async function reportRefunded(
  platform: Platform,
  { refundKey, orderCode, providerOrderId, amount, state }: Omit<Refund, "note">,
): Promise<void> {
  if (state !== "done" && state !== "transferred") return;
  const payload = { orderCode, refundKey, providerOrderId, amount, transferred: state === "transferred" };
  await platform.outbox.write(refundedTopic, `refunded:${orderCode}`, payload);
}
