import { createHash } from "node:crypto";
import { takeIn } from "@gelora/service-kit/inbox.ts";
import type { Platform } from "../../../platform/platform.ts";
import { isAmount } from "../domain/judge-answer.ts";
import { notificationSchema } from "../providers/midtrans/midtrans-messages.ts";
import { isSignedByMidtrans } from "../providers/midtrans/midtrans-signature.ts";
import { selectAttempt } from "../storage/attempts.ts";
import { paymentAmount } from "../storage/read-payments.ts";
import { askTopic } from "./topics.ts";

/**
 * A notification is only a reason to ask the provider: its signature does not cover the status. It
 * is stored before it is answered, and the provider is asked later. A rejected one is logged and
 * gets the same answer, so an attacker learns nothing (abuse cases AC-39, AC-40).
 */
export async function takeInNotification(platform: Platform, body: unknown): Promise<void> {
  const parsed = notificationSchema.safeParse(body);
  if (!parsed.success) return refuse(platform, "has not the form of a notification");
  const message = parsed.data;
  if (!isSignedByMidtrans(message, platform.configuration.MIDTRANS_SERVER_KEY))
    return refuse(platform, "is not signed by the provider");
  await platform.database.transaction(async () => {
    const attempt = await selectAttempt(platform, message.order_id);
    if (!attempt) return refuse(platform, "is about a payment that we did not ask for");
    const { gross_amount: amount, currency } = message;
    // Or the amount that came, which staff may have accepted.
    const amounts = [await paymentAmount(platform, attempt.orderCode), ...(attempt.received ? [attempt.received] : [])];
    if (!amounts.some((known) => isAmount({ amount, currency }, known)))
      return refuse(platform, "names another amount", message.order_id);
    if (!(await takeIn(platform.database, "midtrans", digestOf(message)))) return;
    const { providerOrderId, orderCode } = attempt;
    await platform.outbox.write(askTopic, `payment-ask:${orderCode}`, { providerOrderId });
  });
}

/**
 * Every field counts: a copy with one field changed is another message, and cannot displace the
 * true one.
 */
function digestOf(message: object): string {
  return createHash("sha256").update(JSON.stringify(message)).digest("base64url");
}

function refuse(platform: Platform, reason: string, providerOrderId?: string): void {
  platform.log.warn({ reason, providerOrderId }, "a payment notification was rejected");
}
