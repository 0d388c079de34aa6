import { dueRecords, eachDue } from "@gelora/service-kit/each-due.ts";
import type { Platform } from "../../../platform/platform.ts";
import { type ProgramPrincipal, program } from "../../../platform/principal.ts";
import { giveFlashBack } from "../../flash-sales/flash-sales.ts";
import { recordAct } from "../../journal/journal.ts";
import { cancelPayment } from "../../payments/payments.ts";
import { giveOffersBack } from "../../promotions/promotions.ts";
import { releaseHold } from "../../stock/stock.ts";
import { moveOrder } from "../storage/move-order.ts";
import { selectOrdersToClose } from "../storage/orders.ts";
import { announce } from "./announce.ts";
import { releasePointsOf } from "./order-points.ts";

/**
 * Closes an order that was not paid or not collected, releases its stock and has its payment
 * cancelled at the provider. Locks the order's row, by a conditional update that a concurrent
 * payment needs too; only one of them finds the order open (I-03, I-07).
 * @returns false when the order had moved on
 */
export async function closeOrder(
  platform: Platform,
  orderCode: string,
  event: "expired" | "uncollected",
  options: { readonly by: ProgramPrincipal; readonly onlyOverdue?: boolean },
): Promise<boolean> {
  return platform.database.transaction(async () => {
    const move = await moveOrder(platform, orderCode, event, options.onlyOverdue ? { onlyOverdue: true } : {});
    if (!move) return false;
    // Before the stock, as placing takes them.
    await giveOffersBack(platform, orderCode);
    await releaseHold(platform, orderCode);
    await cancelPayment(platform, orderCode);
    await releasePointsOf(platform, move.order);
    await giveFlashBack(platform, orderCode);
    const step = event === "expired" ? "closed" : "uncollected";
    await announce(platform, step, move.order, { pointsBack: move.order.usedPointAmount });
    const subject = { kind: "order", code: orderCode } as const;
    await recordAct(platform, options.by, { name: "order.closed", subject, details: { because: event } });
    return true;
  });
}

/**
 * Closes orders past their deadline, by the database's clock. Each has its own transaction and
 * conditional update, so several programs may run this at once, and a failure of one order does not
 * stop the others [ORD-14].
 */
export async function closeOverdueOrders(platform: Platform): Promise<void> {
  const due = dueRecords((page) => selectOrdersToClose(platform, page));
  await eachDue(platform.log, due, ({ code }) => closeOne(platform, code));
}

async function closeOne(platform: Platform, orderCode: string): Promise<void> {
  const overdue = { by: program("order-closing"), onlyOverdue: true };
  const expired = await closeOrder(platform, orderCode, "expired", overdue);
  if (!expired) await closeOrder(platform, orderCode, "uncollected", overdue);
}
