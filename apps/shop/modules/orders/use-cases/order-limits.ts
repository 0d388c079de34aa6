import { days, type Milliseconds, minutes } from "@gelora/service-kit/durations.ts";
import type { Platform } from "../../../platform/platform.ts";

/** Orders awaiting payment per shopper, since each reserves stock (abuse case AC-37). */
export const mostOpenOrders = 5;

/** How long a store reserves goods that will be paid there. */
export const pickupPatience: Milliseconds = days(3);

/** How long the shopper has to pay; the stock is reserved as long. */
export function timeToPay(platform: Platform): Milliseconds {
  return minutes(platform.configuration.PAYMENT_TIME_MINUTES);
}
