import type { Platform } from "../../../platform/platform.ts";
import type { ParcelChange } from "../../delivery/delivery.ts";
import { recordCash } from "../../payments/payments.ts";
import { releaseHeldLines, sellHeldLines } from "../../stock/stock.ts";
import type { LineEvent } from "../domain/line-states.ts";
import { linesOfPieces } from "../domain/lines-of-pieces.ts";
import type { OrderRecord } from "../domain/order.ts";
import { orderStates } from "../domain/order-states.ts";
import { parcelNumberOf } from "../domain/portions.ts";
import { insertHistory, type MoveDetails, moveOrder, type OrderMove } from "../storage/move-order.ts";
import { selectLines } from "../storage/order-lines.ts";
import { orderByCode, updatePaidInCash } from "../storage/orders.ts";
import { selectPortions } from "../storage/portions.ts";
import { announce } from "./announce.ts";
import { announceDelivered } from "./announce-delivered.ts";
import { movedFromHold } from "./moved-from-hold.ts";
import { returnPointsOfMoved, spendPointsOf } from "./order-points.ts";
import { refundMoved } from "./refund-moved.ts";
import { reportCompletion } from "./report-completion.ts";

/**
 * Applies a parcel's change to its order, in the transaction that records it. The state table never
 * goes back, so reports may be late, repeated or missing (I-08). Goods leave the stock when the
 * courier takes them.
 */
export async function applyParcelChange(platform: Platform, change: ParcelChange): Promise<void> {
  if (!platform.database.isInTransaction()) throw new Error("a parcel's change must be applied in its own transaction");
  switch (change.parcelStatus) {
    case "REQUESTED":
      return;
    case "PICKED_UP":
      return leave(platform, change, "pickedUp");
    case "IN_TRANSIT":
      return leave(platform, change, "inTransit");
    case "DELIVERED":
      return deliver(platform, change);
    case "FAILED":
      return noteFailure(platform, change);
    case "RETURNED":
      return takeBack(platform, change);
  }
}

async function leave(platform: Platform, change: ParcelChange, event: "pickedUp" | "inTransit"): Promise<void> {
  const move = await moveParcel(platform, change, event, { set: { shipped_at: change.at } });
  // Only the first of the two reports finds reserved goods, so the shopper is notified once.
  if (move && (await sellMoved(platform, move))) await announceShipped(platform, move, change);
}

/** Moves the contents of the parcel. A withdrawn parcel moves nothing. */
async function moveParcel(
  platform: Platform,
  { orderCode, parcelCode, at }: ParcelChange,
  event: LineEvent,
  details: MoveDetails = {},
): Promise<OrderMove | undefined> {
  const parcelNumber = parcelNumberOf(orderCode, parcelCode);
  if (parcelNumber === undefined) throw new Error(`${parcelCode} is no parcel of ${orderCode}`);
  return moveOrder(platform, orderCode, event, { at, ...details, choice: { parcelNumber } });
}

/**
 * Takes goods out of stock unless they have already left.
 * @returns false when all of them had
 */
async function sellMoved(platform: Platform, { order, moved }: OrderMove): Promise<boolean> {
  const lines = await movedFromHold(platform, order.orderCode, moved);
  if (lines.length === 0) return false;
  if (!(await sellHeldLines(platform, order.orderCode, lines)))
    throw new Error(`order ${order.orderCode} sends what it does not hold`);
  return true;
}

async function announceShipped(
  platform: Platform,
  { order, moved }: OrderMove,
  { companyName, waybill }: ParcelChange,
): Promise<void> {
  const lines = (await selectLines(platform, [order.orderCode])).get(order.orderCode) ?? [];
  await announce(platform, "shipped", order, { parcel: { companyName, waybill }, lines: linesOfPieces(lines, moved) });
}

/** The last parcel completes the order and notifies the shopper. Cash is paid at the door. */
async function deliver(platform: Platform, change: ParcelChange): Promise<void> {
  const move = await moveParcel(platform, change, "delivered");
  if (move) {
    await sellMoved(platform, move);
    if (move.order.state === orderStates.completed) await announceDelivered(platform, move);
    await reportCompletion(platform, move);
  }
  await takeCash(platform, move?.order ?? (await orderByCode(platform, change.orderCode)));
}

/**
 * Records that an order's cash has been collected. Other orders, and one already paid, are
 * unchanged.
 */
export async function takeCash(platform: Platform, order: OrderRecord | undefined): Promise<void> {
  if (!order?.cash || order.paidAt) return;
  if (!(await recordCash(platform, order.orderCode))) return;
  await updatePaidInCash(platform, order.orderCode);
  await spendPointsOf(platform, order);
}

/**
 * Keeps the courier's report, and notifies the shopper when the parcel had left: of one that the
 * courier never took, no delivery was tried.
 */
async function noteFailure(platform: Platform, change: ParcelChange): Promise<void> {
  const order = await orderByCode(platform, change.orderCode);
  if (!order) return;
  const { orderCode, reason } = change;
  await insertHistory(platform, orderCode, order.state, { remark: reason, parcelNews: "FAILED" });
  if (!(await hasLeft(platform, change))) return;
  const { companyName, waybill } = change;
  await announce(platform, "deliveryFailed", order, { parcel: { companyName, waybill } });
}

async function hasLeft(platform: Platform, { orderCode, parcelCode }: ParcelChange): Promise<boolean> {
  const parcelNumber = parcelNumberOf(orderCode, parcelCode);
  const portions = (await selectPortions(platform, [orderCode])).get(orderCode) ?? [];
  return portions.some(
    (one) =>
      one.parcelNumber === parcelNumber &&
      (one.state === orderStates.handedToCourier || one.state === orderStates.shipped),
  );
}

/** The warehouse counts returned goods; the amount paid for them is queued for refund. */
async function takeBack(platform: Platform, change: ParcelChange): Promise<void> {
  const move = await moveParcel(platform, change, "returned", { remark: change.reason, parcelNews: "RETURNED" });
  if (!move) return;
  const { order, moved } = move;
  const held = await movedFromHold(platform, order.orderCode, moved);
  if (held.length > 0 && !(await releaseHeldLines(platform, order.orderCode, held)))
    throw new Error(`order ${order.orderCode} takes back what it does not hold`);
  const refund = await refundMoved(platform, move, "RETURNED");
  const pointsBack = await returnPointsOfMoved(platform, move);
  await announce(platform, "sentBack", order, { refund, pointsBack });
  await reportCompletion(platform, move);
}
