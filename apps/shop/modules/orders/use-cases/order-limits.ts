import { days, type Milliseconds, minutes } from "@gelora/service-kit/durations.ts";
import type { Platform } from "../../../platform/platform.ts";

/** Orders that one shopper may have awaiting payment, since each holds stock (abuse case AC-37). */
export const mostOpenOrders = 5;

/** How long goods wait in a store for somebody who will pay there. */
export const pickupPatience: Milliseconds = days(3);

/** How long the shopper may take to pay; the stock is held as long. */
export function timeToPay(platform: Platform): Milliseconds {
  return minutes(platform.configuration.PAYMENT_TIME_MINUTES);
}
