import { points } from "@gelora/money/points.ts";
import type { Platform } from "../../../platform/platform.ts";
import { releasePoints, returnPoints, spendPoints } from "../../points/points.ts";
import type { OrderRecord } from "../domain/order.ts";
import { partBetween } from "../domain/owed.ts";
import { isKept } from "../domain/portions.ts";
import type { OrderMove } from "../storage/move-order.ts";
import { pointsOfUnits } from "./unit-receipts.ts";

/**
 * The money of an order has come, or there is none to come: its points are spent, in that
 * transaction.
 */
export async function spendPointsOf(platform: Platform, order: OrderRecord): Promise<void> {
  if (order.usedPointAmount > 0) await spendPoints(platform, order.orderCode);
}

/** An order has ended as a whole before it was paid: its points go back, in that transaction. */
export async function releasePointsOf(platform: Platform, order: OrderRecord): Promise<void> {
  if (order.usedPointAmount > 0) await releasePoints(platform, order.orderCode);
}

/**
 * The points of pieces that a move has ended go back, in the move's transaction: what they paid of
 * these pieces, and of the delivery once nothing is left to deliver.
 * @returns how many
 */
export async function returnPointsOfMoved(platform: Platform, move: OrderMove): Promise<number> {
  const { order, before, after, moved } = move;
  if (order.usedPointAmount === 0) return 0;
  const paid = { whole: order.usedPointAmount, units: await pointsOfUnits(platform, order.orderCode) };
  const back = partBetween(paid, before, after);
  if (!after.some(isKept)) {
    await releasePointsOf(platform, order);
    return back;
  }
  if (back === 0) return 0;
  const cause = `portions:${moved.map((portion) => portion.portionNumber).join(",")}`;
  await returnPoints(platform, { orderCode: order.orderCode, points: points(back), cause });
  return back;
}
