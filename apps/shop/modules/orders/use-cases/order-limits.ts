import { days, type Milliseconds, milliseconds, minutes } from "@gelora/service-kit/durations.ts";
import type { Platform } from "../../../platform/platform.ts";

/** Orders awaiting payment per shopper, since each reserves stock (abuse case AC-37). */
export const mostOpenOrders = 5;

/** How long a store reserves goods that will be paid there. */
export const timeToCollect: Milliseconds = days(3);

/** Of an order with pieces of a flash sale, which others wait for [AC-37]. */
const flashSaleTimeToPay = minutes(30);

/** How long the shopper has to pay; the stock is reserved as long. */
export function timeToPay(platform: Platform, isOfFlashSale: boolean): Milliseconds {
  const usual = minutes(platform.configuration.PAYMENT_TIME_MINUTES);
  return isOfFlashSale ? milliseconds(Math.min(usual, flashSaleTimeToPay)) : usual;
}
