import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import type { Platform } from "../../../platform/platform.ts";
import { deliveryLocation, type HeldLine, holdMore, releaseHeldLines } from "../../stock/stock.ts";
import { reserveOf } from "../domain/reserve.ts";
import {
  countedForNumber,
  type FlashOrderLine,
  heldForOrder,
  markGivenBack,
  type OrderedPieces,
  orderedPieces,
  returnPieces,
  takePiecesAgain,
} from "../storage/ordered-pieces.ts";

/**
 * Turns the pieces that a shopper holds into an order's, in its transaction, and frees their stock
 * for it: the caller holds that stock next. Of the order and the expiry of the hold one wins.
 * @param order.mobile the buyer's: anyone who orders under one number in two browsers is one
 * shopper
 * @returns failure CHECKOUT_CHANGED when a hold has ended, FLASH_SALE_LIMIT when orders under this
 * number have all that one shopper may have; the caller must then roll back
 */
export async function orderPieces(
  platform: Platform,
  order: { readonly orderCode: string; readonly owner: string; readonly mobile: string },
  pieces: readonly OrderedPieces[],
): Promise<Outcome<void>> {
  if (!platform.database.isInTransaction()) throw new Error("pieces are ordered in their order's transaction");
  const ordered = pieces.toSorted((one, other) => (one.skuCode < other.skuCode ? -1 : 1));
  const changed = failure("CHECKOUT_CHANGED", {});
  for (const one of ordered) if (!(await platform.database.send(heldForOrder(platform, order, one)))) return changed;
  for (const { campaignCode, skuCode, pieces: quantity } of ordered)
    if (!(await releaseHeldLines(platform, reserveOf(campaignCode), [{ skuCode, quantity }]))) return changed;
  for (const one of ordered) {
    const most = await platform.database.send(countedForNumber(order, one));
    if (most !== undefined) return failure("FLASH_SALE_LIMIT", { n: most });
  }
  return success(undefined);
}

/**
 * Pieces of a cancelled or closed order return to the quota while the campaign runs, after their
 * stock was released, in the same transaction. Repeating it changes nothing.
 * @param lines those that were cancelled; absent for the whole order
 */
export async function giveFlashBack(platform: Platform, orderCode: string, lines?: readonly HeldLine[]): Promise<void> {
  for (const line of await orderedPieces(platform, orderCode)) {
    const left = line.pieces - line.givenBack;
    const ended = lines?.find(({ skuCode }) => skuCode === line.skuCode)?.quantity ?? 0;
    const pieces = lines ? Math.min(ended, left) : left;
    if (pieces > 0) await giveLineBack(platform, orderCode, line, pieces);
  }
}

async function giveLineBack(platform: Platform, orderCode: string, line: FlashOrderLine, pieces: number) {
  const { skuCode, campaignCode } = line;
  await markGivenBack(platform, orderCode, skuCode, pieces);
  if (!line.isRunning) return;
  const wanted = { skuCode, quantity: pieces, locationCode: deliveryLocation };
  // A stock count may have found fewer: then the quota is smaller.
  if (await holdMore(platform, reserveOf(campaignCode), wanted)) await returnPieces(platform, line, pieces);
}

/**
 * An order is reopened: it takes its pieces again, before its stock is held. After the campaign
 * they count as common ones. @returns false when others
 * have them by now; then nothing has changed
 */
export async function takeFlashAgain(platform: Platform, orderCode: string): Promise<boolean> {
  const lines = (await orderedPieces(platform, orderCode)).filter(({ givenBack }) => givenBack > 0);
  for (const [index, line] of lines.entries()) {
    if (await takeLineAgain(platform, orderCode, line)) continue;
    for (const taken of lines.slice(0, index)) await giveLineBack(platform, orderCode, taken, taken.givenBack);
    return false;
  }
  return true;
}

async function takeLineAgain(platform: Platform, orderCode: string, line: FlashOrderLine): Promise<boolean> {
  const { skuCode, campaignCode, givenBack: quantity } = line;
  if (line.isRunning) {
    if (!(await takePiecesAgain(platform, line))) return false;
    if (!(await releaseHeldLines(platform, reserveOf(campaignCode), [{ skuCode, quantity }])))
      throw new Error(`campaign ${campaignCode} does not hold the stock of its quota`);
  }
  await markGivenBack(platform, orderCode, skuCode, -quantity);
  return true;
}
