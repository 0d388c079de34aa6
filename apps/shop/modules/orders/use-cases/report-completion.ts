import type { Platform } from "../../../platform/platform.ts";
import { reportPurchase } from "../../club-link/club-link.ts";
import type { OrderRecord } from "../domain/order.ts";

/**
 * Tells the loyalty club of a completed order, in the transaction that completes it. The table of states lets an order complete once, so that the club hears of it once.
 * The number is the shopper's own; what the courier was paid for earns nothing.
 */
export async function reportCompletion(platform: Platform, order: OrderRecord): Promise<void> {
  await reportPurchase(platform, {
    orderCode: order.orderCode,
    mobile: order.mobile,
    amount: order.total - order.freight,
    completedAt: platform.clock.now().toISOString(),
  });
}
