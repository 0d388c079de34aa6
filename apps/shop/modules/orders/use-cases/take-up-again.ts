import type { Platform } from "../../../platform/platform.ts";
import { lockCart } from "../../cart/cart.ts";
import { giveFlashBack, takeFlashAgain } from "../../flash-sales/flash-sales.ts";
import { giveOffersBack, takeOffersAgain } from "../../promotions/promotions.ts";
import { releaseHold } from "../../stock/stock.ts";
import { mayBeTakenUp } from "../domain/may-be-taken-up.ts";
import type { OrderLine, OrderRecord } from "../domain/order.ts";
import { moveOrder } from "../storage/move-order.ts";
import { selectLines } from "../storage/order-lines.ts";
import { announce } from "./announce.ts";
import { holdAgain } from "./hold-again.ts";
import { startPreparing } from "./start-preparing.ts";

/**
 * Resumes a closed order that was paid too late, when all its goods are still available. The caller
 * locks the order's row; the shopper's cart is locked after it, as placing does.
 * @returns false when it was not closed, points paid for it, something is sold out, or an offer or
 * a flash sale used up; then nothing has changed
 */
export async function takeUpAgain(
  platform: Platform,
  order: OrderRecord,
  money: { readonly channelCode: string; readonly at: Date },
): Promise<boolean> {
  if (!mayBeTakenUp(order)) return false;
  await lockCart(platform, order.owner);
  const lines = (await selectLines(platform, [order.orderCode])).get(order.orderCode) ?? [];
  if (!(await takeOffersAgain(platform, order))) return false;
  const hasFlash = await takeFlashAgain(platform, order.orderCode);
  if (!hasFlash || !(await holdAll(platform, order, lines))) {
    await giveOffersBack(platform, order.orderCode);
    await giveFlashBack(platform, order.orderCode);
    return false;
  }
  const reopened = await moveOrder(platform, order.orderCode, "paidLate", {
    set: { paid_at: money.at, paid_channel_code: money.channelCode },
  });
  if (!reopened) throw new Error(`order ${order.orderCode} was locked and closed, and yet moved`);
  await announce(platform, "paid", reopened.order, { lines, isLate: true });
  await startPreparing(platform, reopened.order, lines, reopened.after);
  return true;
}

/**
 * All lines or none: nothing was reserved before, so releasing everything undoes a partial
 * reservation.
 */
async function holdAll(platform: Platform, order: OrderRecord, lines: readonly OrderLine[]): Promise<boolean> {
  const held = await holdAgain(platform, order, lines);
  if (!held.ok) await releaseHold(platform, order.orderCode);
  return held.ok;
}
