import type { Platform } from "../../../platform/platform.ts";
import { earnPoints, forgoPoints, takeBackPoints } from "../../ledger/ledger.ts";
import { memberOfPurchase } from "../../membership/membership.ts";
import { type Reversal, selectPurchase, selectReversals } from "../../purchases/purchases.ts";
import { endOfWindow } from "../domain/end-of-window.ts";
import { maturedFact } from "../domain/facts.ts";
import { pointsOfLine } from "../domain/points-of-line.ts";
import { type EarnedPiece, piecesToReverse, pointsOf } from "../domain/receipt.ts";
import { tierProgress, yearBefore } from "../domain/tier.ts";
import {
  type Earning,
  insertPieces,
  lockEarning,
  moveToPending,
  selectPieces,
  selectSpend,
  updateReversed,
} from "../storage/earnings.ts";
import { selectRules } from "../storage/rules.ts";
import { withdrawLinkBonus } from "./link-bonus.ts";
import { settleReferralOf } from "./settle-referral-of.ts";

/**
 * Brings a member's points in line with everything that is known about an order, in the caller's
 * transaction: earns when the purchase and its member are known, then takes back what has been
 * reversed since, and does the same for the bonus for linking and the reward of a referral. Holds
 * the order's earning, so events of one order follow each other, in any order and however often
 * they come.
 */
export async function settleOrder(platform: Platform, orderCode: string): Promise<void> {
  const earning = await lockEarning(platform, orderCode);
  const earned = earning.state === "waiting" ? await earn(platform, orderCode) : earning;
  if (!earned) return;
  await reverse(platform, earned);
  await reverseLinkBonus(platform, earned);
  await settleReferralOf(platform, earned);
}

/** @returns undefined while the purchase or its member is unknown */
async function earn(platform: Platform, orderCode: string): Promise<Earning | undefined> {
  const purchase = await selectPurchase(platform, orderCode);
  const memberCode = purchase && (await memberOfPurchase(platform, purchase));
  if (!memberCode || purchase.lines.length === 0) return undefined;
  const { completedAt } = purchase;
  const rules = await selectRules(platform, purchase.orderedAt ?? completedAt);
  const year = { after: yearBefore(completedAt), until: completedAt };
  const { tier } = tierProgress(rules, await selectSpend(platform, memberCode, year));
  const pieces = purchase.lines.flatMap((line): EarnedPiece[] => {
    const earned = pointsOfLine(line, tier, purchase.orderedAt ?? completedAt, rules);
    return earned.map((points, index) => ({
      orderItemCode: line.orderItemCode,
      piece: index + 1,
      amount: line.amounts[index] ?? line.amount,
      points,
      reversedBy: null,
    }));
  });
  const maturesAt = endOfWindow(completedAt, rules.returnWindowDays);
  await moveToPending(platform, orderCode, { memberCode, tierCode: tier.code, completedAt, maturesAt });
  await insertPieces(platform, orderCode, pieces);
  await bookLines(platform, { orderCode, memberCode }, pieces);
  return { orderCode, memberCode, maturesAt, state: "pending" };
}

/** One movement for each line: the shopper sees what each earned. */
async function bookLines(
  platform: Platform,
  order: { readonly orderCode: string; readonly memberCode: string },
  pieces: readonly EarnedPiece[],
): Promise<void> {
  for (const [orderItemCode, ofLine] of Map.groupBy(pieces, (piece) => piece.orderItemCode))
    await earnPoints(platform, { ...order, fact: `earned:${orderItemCode}`, points: pointsOf(ofLine) });
}

async function reverse(platform: Platform, earning: Earning): Promise<void> {
  for (const reversal of await selectReversals(platform, earning.orderCode))
    await reverseBy(platform, earning, reversal);
}

async function reverseLinkBonus(platform: Platform, { orderCode, memberCode, state }: Earning): Promise<void> {
  if (memberCode === null || state !== "available") return;
  const pieces = await selectPieces(platform, orderCode);
  if (pieces.every(({ reversedBy }) => reversedBy !== null))
    await withdrawLinkBonus(platform, { memberCode, orderCode });
}

async function reverseBy(
  platform: Platform,
  { orderCode, memberCode, state }: Earning,
  reversal: Reversal,
): Promise<void> {
  const pieces = await selectPieces(platform, orderCode);
  if (memberCode === null || pieces.some(({ reversedBy }) => reversedBy === reversal.eventId)) return;
  const gone = piecesToReverse(pieces, reversal);
  if (gone.length === 0) return;
  await updateReversed(platform, orderCode, gone, reversal.eventId);
  const booking = { memberCode, orderCode, fact: `reversed:${reversal.eventId}`, points: pointsOf(gone) };
  if (state === "available") await takeBackPoints(platform, maturedFact(orderCode), booking);
  else await forgoPoints(platform, booking);
}
