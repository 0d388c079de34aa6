import type { Platform } from "../../../platform/platform.ts";
import { memberCodeOf } from "../../../platform/session.ts";
import { reportPurchase } from "../../club-link/club-link.ts";
import { orderStates } from "../domain/order-states.ts";
import { purchasedLines } from "../domain/purchased-lines.ts";
import { isGuests } from "../storage/guests-orders.ts";
import type { OrderMove } from "../storage/move-order.ts";
import { selectLines } from "../storage/order-lines.ts";
import { claimGuestsOrder } from "./claim-guests-orders.ts";
import { chargedForUnits } from "./unit-receipts.ts";

/**
 * Reports an order to the loyalty club if the move completed it, in the move's transaction. The
 * state table lets an order complete once, so it is reported once. The number is the one that a
 * guest gave for their points, or else the shopper's own; freight earns no points, nor does what
 * was cancelled or returned.
 */
export async function reportCompletion(platform: Platform, { order, after }: OrderMove): Promise<void> {
  if (order.state !== orderStates.completed) return;
  const { orderCode, owner } = order;
  // What a guest placed earns by its number and by claims, no matter who owns it now (0075).
  const accountCode = (await isGuests(platform, orderCode)) ? null : (memberCodeOf(owner) ?? null);
  const lines = (await selectLines(platform, [orderCode])).get(orderCode) ?? [];
  await reportPurchase(platform, {
    orderCode,
    accountCode,
    mobile: order.loyaltyMobile ?? order.mobile,
    lines: purchasedLines(lines, after, await chargedForUnits(platform, orderCode)),
    orderedAt: order.placedAt.toISOString(),
    completedAt: platform.clock.now().toISOString(),
  });
  if (accountCode === null) await claimGuestsOrder(platform, order);
}
