import { points } from "@gelora/money/points.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Worker } from "../../../platform/principal.ts";
import { reportReversal } from "../../club-link/club-link.ts";
import { type OrderRecord, receivedGoods } from "../../orders/orders.ts";
import { requestRefund } from "../../payments/payments.ts";
import { returnPoints } from "../../points/points.ts";
import { type RefundNote, refundNotesIn } from "../domain/refund-notes.ts";
import { chargedForGifts, type RefundedUnit, type ReturnRecord, wholeFreight } from "../domain/return-record.ts";
import { say } from "../domain/words.ts";
import { moveReturn } from "../storage/write-returns.ts";

/** What payments know the money of a return by: the same debt is paid back once. */
export function debtOfReturn(returnCode: string): string {
  return `return:${returnCode}`;
}

export type SettledReturn = {
  readonly order: OrderRecord;
  readonly record: ReturnRecord;
  readonly units: readonly RefundedUnit[];
};

/**
 * Gives back what a received return is worth, as it is settled, in the caller's transaction: points
 * that paid, what the pieces earned, and money where the channel has refunds.
 * @returns false when more would go back than was paid; the caller must then roll back
 */
export async function giveBack(
  platform: Platform,
  by: Worker,
  { order, record, units }: SettledReturn,
): Promise<boolean> {
  const { returnCode, orderCode, amount, channelCode } = record;
  await reverse(platform, order, returnCode, units);
  if (record.points > 0) await returnPoints(platform, { orderCode, points: points(record.points), cause: returnCode });
  if (amount > 0 && channelCode !== null) {
    const asked = await requestRefund(platform, by, refundRequest(order, record));
    if (asked !== "requested") return false;
  }
  if (amount === 0) await moveReturn(platform, returnCode, "refund", { bank_account: null });
  return true;
}

/** What a message says of it, and why it is not what was shown before. */
export function announcedRefund(
  { paidChannelCode, language }: OrderRecord,
  {
    amount,
    points: pointsBack,
    freight,
    giftCharge,
    channelCode,
    bankAccount,
  }: Pick<ReturnRecord, "amount" | "points" | "freight" | "giftCharge" | "channelCode" | "bankAccount">,
  notes: readonly RefundNote[] = [],
) {
  const needsAccount = channelCode === null && bankAccount === null && !notes.includes("ACCOUNT_NEEDED");
  const refund = amount > 0 && paidChannelCode ? { amount, channelCode: paidChannelCode, needsAccount } : undefined;
  return {
    refund,
    pointsBack,
    back: { freight: wholeFreight(freight), giftCharge: chargedForGifts(giftCharge) },
    reason: refundNotesIn(notes, language),
  };
}

export function refundRequest({ language }: OrderRecord, { returnCode, orderCode, amount }: ReturnRecord) {
  // Some banks show the reason to the shopper.
  return { orderCode, amount, debt: debtOfReturn(returnCode), reason: say(language, "refund.reason") };
}

/** The club takes back what the pieces earned, by its own receipts. */
async function reverse(
  platform: Platform,
  order: OrderRecord,
  returnCode: string,
  units: readonly RefundedUnit[],
): Promise<void> {
  const { lines } = await receivedGoods(platform, order);
  const reversed = [...Map.groupBy(units, ({ lineNumber }) => lineNumber)].map(([lineNumber, ofLine]) => {
    const line = lines.find((known) => known.lineNumber === lineNumber);
    if (!line) throw new Error(`return ${returnCode} names line ${lineNumber}, which its order does not have`);
    const { orderItemCode, skuCode } = line;
    return { orderItemCode, skuCode, quantity: ofLine.length, amounts: ofLine.map(({ charged }) => charged) };
  });
  await reportReversal(platform, returnCode, {
    orderCode: order.orderCode,
    lines: reversed,
    reversedAt: platform.clock.now().toISOString(),
  });
}
