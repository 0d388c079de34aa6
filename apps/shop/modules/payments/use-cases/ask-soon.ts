import { minutes } from "@gelora/service-kit/durations.ts";
import type { Platform } from "../../../platform/platform.ts";
import { waits } from "../domain/next-ask.ts";
import type { PaymentRecord } from "../domain/payment.ts";
import { isOpen } from "../domain/payment-states.ts";
import { hurryNextAsk } from "../storage/attempts.ts";

/** Until then the provider is asked often enough without it. */
const afterwards = minutes(8);

/**
 * Has the provider asked within seconds about an open payment that a shopper looks at, once a
 * minute at most: anyone who has just paid, hours after ordering, should not wait a quarter of an
 * hour to see it where the provider's notification is lost. It asks the database nothing about a
 * young payment.
 */
export async function askSoon(platform: Platform, payment: PaymentRecord | undefined): Promise<void> {
  if (!payment || payment.kind === "CASH" || !isOpen(payment.status)) return;
  const age = platform.clock.now().getTime() - payment.createdAt.getTime();
  if (age > afterwards) await hurryNextAsk(platform, payment.orderCode, waits);
}
