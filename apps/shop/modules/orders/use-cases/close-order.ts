import type { Platform } from "../../../platform/platform.ts";
import { cancelPayment } from "../../payments/payments.ts";
import { releaseHold } from "../../stock/stock.ts";
import { moveOrder } from "../storage/move-order.ts";
import { selectOrdersToClose } from "../storage/orders.ts";
import { announce } from "./announce.ts";

/**
 * Ends an order that was not paid, or not collected, gives its stock back and has its payment ended at the provider. Holds: the order's row, by a conditional update
 * that a payment at the same moment asks for too; only one of them finds the order open (I-03, I-07).
 * @returns false when the order had moved on
 */
export async function closeOrder(
  platform: Platform,
  orderCode: string,
  event: "expired" | "uncollected",
  options: { readonly onlyOverdue?: boolean } = {},
): Promise<boolean> {
  return platform.database.transaction(async () => {
    const order = await moveOrder(platform, orderCode, event, {
      ...options,
      set: { ended_at: platform.clock.databaseNow() },
    });
    if (!order) return false;
    await releaseHold(platform, orderCode);
    await cancelPayment(platform, orderCode);
    await announce(platform, "closed", order);
    return true;
  });
}

const batchSize = 100;

/**
 * Closes orders whose time is over, by the database's clock. Each in its own transaction and by a conditional update, so that several programs may run this at once
 * and one that fails keeps none of the others [ORD-14].
 */
export async function closeOverdueOrders(platform: Platform): Promise<void> {
  for (;;) {
    const codes = await selectOrdersToClose(platform, batchSize);
    let closed = 0;
    for (const orderCode of codes) if (await closeOne(platform, orderCode)) closed += 1;
    if (codes.length < batchSize || closed === 0) return;
  }
}

async function closeOne(platform: Platform, orderCode: string): Promise<boolean> {
  try {
    const expired = await closeOrder(platform, orderCode, "expired", { onlyOverdue: true });
    return expired || (await closeOrder(platform, orderCode, "uncollected", { onlyOverdue: true }));
  } catch (error) {
    platform.log.error({ err: error, orderCode }, "closing an overdue order failed");
    return false;
  }
}
