import { failure, type Outcome, type Refused, success } from "@gelora/outcomes/outcome.ts";
import { decide } from "@gelora/service-kit/decide.ts";
import type { Platform } from "../../../platform/platform.ts";
import { holdParcelsOf, withdrawParcel } from "../../delivery/delivery.ts";
import { giveFlashBack } from "../../flash-sales/flash-sales.ts";
import { cancelPayment } from "../../payments/payments.ts";
import { giveOffersBack } from "../../promotions/promotions.ts";
import { releaseHeldLines } from "../../stock/stock.ts";
import { linesOfPieces } from "../domain/lines-of-pieces.ts";
import { canCancelPieces } from "../domain/operations.ts";
import type { OrderLine, OrderRecord } from "../domain/order.ts";
import { orderStates } from "../domain/order-states.ts";
import { countPieces, isKept, type Pieces, type Portion, parcelCodeOf } from "../domain/portions.ts";
import { sumByLine, withGifts } from "../domain/with-gifts.ts";
import { moveOrder, type OrderMove } from "../storage/move-order.ts";
import { selectLines } from "../storage/order-lines.ts";
import { lockOrder } from "../storage/orders.ts";
import { selectPortions, writePortions } from "../storage/portions.ts";
import { selectGiftLines } from "../storage/receipts.ts";
import { announce } from "./announce.ts";
import { movedFromHold } from "./moved-from-hold.ts";
import { returnPointsOfMoved } from "./order-points.ts";
import { refundMoved } from "./refund-moved.ts";
import { reportCompletion } from "./report-completion.ts";
import { sendParcel } from "./start-preparing.ts";

/** Pieces of a line, which may be named by its goods too. */
export type NamedPieces = Pieces & { readonly skuCode: string | undefined };

export type PiecesCancellation = {
  readonly orderCode: string;
  readonly pieces: readonly NamedPieces[];
  readonly reasonCode: string | undefined;
  readonly remark: string | undefined;
};

/**
 * Cancels some pieces of a paid order, or all of one in cash, before they are sent: their stock is
 * released, their amount is refunded, and the rest of their parcels is sent in new ones. With the
 * last of what was bought, gifts that are still here are cancelled too. Locks the rows of the
 * order's parcels, as the courier's reports do, then the order's row; of this and a report that the
 * parcel has left, one wins [ORD-20, K27].
 * @returns failure ORDER_NOT_FOUND, ORDER_CANNOT_BE_CANCELLED when these are sent or cancelled,
 * INVALID_INPUT when a skuCode is not its line's, CANCEL_TOO_MANY when fewer pieces than requested
 * are still here, CANCEL_WHOLE_ONLY for some pieces of an order that is not paid
 */
export async function cancelPieces(
  platform: Platform,
  owner: string,
  { orderCode, pieces: named, reasonCode, remark }: PiecesCancellation,
): Promise<Outcome<void>> {
  return decide(platform.database, async () => {
    await holdParcelsOf(platform, orderCode);
    const known = await lockOrder(platform, orderCode);
    if (known?.owner !== owner) return failure("ORDER_NOT_FOUND");
    if (known.state === orderStates.awaitingPayment) return failure("CANCEL_WHOLE_ONLY");
    if (!canCancelPieces(known)) return failure("ORDER_CANNOT_BE_CANCELLED");
    if (!(await areOfTheirLines(platform, orderCode, named)))
      return failure("INVALID_INPUT", { field: "products", reason: "skuCode is not the one of its line." });
    const portions = (await selectPortions(platform, [orderCode])).get(orderCode) ?? [];
    const chosen = sumByLine(named);
    const pieces = withGifts(chosen, portions, await selectGiftLines(platform, orderCode));
    const refused = refusalOf(known, portions, chosen, pieces);
    if (refused) return refused;
    const move = await moveOrder(platform, orderCode, "withdrawn", { choice: { pieces }, remark, reasonCode });
    if (!move) return failure("ORDER_CANNOT_BE_CANCELLED");
    // Before the stock, as placing takes them.
    if (!move.after.some(isKept)) await giveOffersBack(platform, orderCode);
    const held = await movedFromHold(platform, orderCode, move.moved);
    if (!(await releaseHeldLines(platform, orderCode, held)))
      throw new Error(`order ${orderCode} cancels what it does not hold`);
    await giveFlashBack(platform, orderCode, held);
    const refund = await refundMoved(platform, move, "CANCELLED");
    const pointsBack = await returnPointsOfMoved(platform, move);
    const lines = (await selectLines(platform, [orderCode])).get(orderCode) ?? [];
    if (!(await sendAgain(platform, move, lines))) return failure("ORDER_CANNOT_BE_CANCELLED");
    if (!known.paidAt) await cancelPayment(platform, orderCode);
    const step = move.order.state === orderStates.cancelled ? "cancelled" : "piecesCancelled";
    await announce(platform, step, move.order, {
      refund,
      pointsBack,
      lines: linesOfPieces(lines, move.moved, move.after),
    });
    await reportCompletion(platform, move);
    return success(undefined);
  });
}

async function areOfTheirLines(
  platform: Platform,
  orderCode: string,
  pieces: readonly NamedPieces[],
): Promise<boolean> {
  const lines = (await selectLines(platform, [orderCode])).get(orderCode) ?? [];
  const goods = new Map(lines.map((line) => [line.lineNumber, line.skuCode]));
  return pieces.every(({ lineNumber, skuCode }) => skuCode === undefined || skuCode === goods.get(lineNumber));
}

/** @param pieces the chosen ones, and the gifts that go with them */
function refusalOf(
  order: OrderRecord,
  portions: readonly Portion[],
  chosen: readonly Pieces[],
  pieces: readonly Pieces[],
): Refused | undefined {
  const here = portions.filter(({ state }) => state === orderStates.preparing);
  const left = chosen.map(({ lineNumber }) => countPieces(here.filter((one) => one.lineNumber === lineNumber)));
  if (left.includes(0)) return failure("ORDER_CANNOT_BE_CANCELLED");
  const tooMany = left.find((count, index) => count < (chosen[index]?.quantity ?? 0));
  if (tooMany !== undefined) return failure("CANCEL_TOO_MANY", { n: tooMany });
  const isWhole = countPieces(pieces) === countPieces(portions);
  return order.paidAt || isWhole ? undefined : failure("CANCEL_WHOLE_ONLY");
}

/**
 * Withdraws the parcels of what was cancelled, and sends the rest of each under the next number.
 * @returns false when one has left
 */
async function sendAgain(
  platform: Platform,
  { order, after, moved }: OrderMove,
  lines: readonly OrderLine[],
): Promise<boolean> {
  let next = Math.max(0, ...after.map((portion) => portion.parcelNumber ?? 0)) + 1;
  for (const parcelNumber of new Set(moved.flatMap((portion) => portion.parcelNumber ?? []))) {
    if (!(await withdrawParcel(platform, parcelCodeOf(order.orderCode, parcelNumber)))) return false;
    const left = after.filter((one) => one.parcelNumber === parcelNumber && one.state === orderStates.preparing);
    if (left.length === 0) continue;
    const portions: readonly Portion[] = left.map((portion) => ({ ...portion, parcelNumber: next }));
    await writePortions(platform, order.orderCode, portions);
    await sendParcel(platform, order, { lines, portions }, next);
    next += 1;
  }
  return true;
}
