import { points } from "@gelora/money/points.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { StaffPrincipal } from "../../../platform/principal.ts";
import { undoUnless } from "../../../platform/undo-unless.ts";
import { reportReversal } from "../../club-link/club-link.ts";
import { recordAct } from "../../journal/journal.ts";
import { announceReturn, type OrderRecord, orderByCode, receivedGoods } from "../../orders/orders.ts";
import { noteTransfer, refundOfDebt, requestRefund } from "../../payments/payments.ts";
import { returnPoints } from "../../points/points.ts";
import { mayDo } from "../../staff/staff.ts";
import type { RefundedUnit, ReturnRecord } from "../domain/return-record.ts";
import { say } from "../domain/words.ts";
import { returnByCode, returnsOfOrders, unitsOfReturns } from "../storage/returns.ts";
import { moveReturn } from "../storage/write-returns.ts";
import { piecesOfUnits } from "./pieces-of-units.ts";

export type ReturnReceived = "received" | "not allowed" | "nothing to receive" | "more than was paid";

/** What payments know the money of a return by: the same debt is paid back once. */
function debtOfReturn(returnCode: string): string {
  return `return:${returnCode}`;
}

/**
 * The warehouse has the items of a return. One transaction, decided by a conditional update: the
 * points that paid for them go back, the points they earned are taken, and a refund is requested
 * where the channel has refunds. The provider and the club are told after it, so a kill anywhere
 * leaves all of it or nothing, and a repeated call finds nothing to receive (I-09, I-10).
 */
export async function receiveReturn(
  platform: Platform,
  staff: StaffPrincipal,
  returnCode: string,
): Promise<ReturnReceived> {
  if (!mayDo(staff, "receive returns")) return "not allowed";
  return undoUnless(platform, "received", async () => {
    const record = await moveReturn(platform, returnCode, "receive");
    if (!record) return "nothing to receive";
    const order = await orderOf(platform, record);
    const units = (await unitsOfReturns(platform, [returnCode])).get(returnCode) ?? [];
    const { orderCode, amount, channelCode } = record;
    const details = { orderCode, amount, points: record.points };
    await recordAct(platform, staff, {
      name: "return.received",
      subject: { kind: "return", code: returnCode },
      details,
    });
    await reverse(platform, order, returnCode, units);
    if (record.points > 0)
      await returnPoints(platform, { orderCode, points: points(record.points), cause: returnCode });
    if (amount > 0 && channelCode !== null) {
      const asked = await requestRefund(platform, staff, refundRequest(order, record));
      if (asked !== "requested") return "more than was paid";
    }
    if (amount === 0) await moveReturn(platform, returnCode, "refund", { bank_account: null });
    await announceReturn(platform, "returnReceived", order, {
      returnCode,
      pieces: piecesOfUnits(units),
      refund: amount > 0 && order.paidChannelCode ? { amount, channelCode: order.paidChannelCode } : undefined,
      pointsBack: record.points,
    });
    return "received";
  });
}

function refundRequest({ language }: OrderRecord, { returnCode, orderCode, amount }: ReturnRecord) {
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

export type ReturnPaid = "paid" | "not allowed" | "nothing to pay" | "more than was paid";

/**
 * Finance have transferred the money of a received return to the shopper's account. The debt is
 * paid once, whoever repeats it; payments then report it, as every refund.
 * @param reference the bank's
 */
export async function payReturn(
  platform: Platform,
  staff: StaffPrincipal,
  returnCode: string,
  reference: string,
): Promise<ReturnPaid> {
  if (!mayDo(staff, "decide on refunds")) return "not allowed";
  return undoUnless(platform, "paid", async () => {
    const record = await returnByCode(platform, returnCode);
    if (record?.state !== "RECEIVED" || record.channelCode !== null) return "nothing to pay";
    const order = await orderOf(platform, record);
    const paid = await noteTransfer(platform, staff, refundRequest(order, record), reference);
    if (paid === "requested before") return "nothing to pay";
    if (paid !== "requested") return "more than was paid";
    const subject = { kind: "return", code: returnCode } as const;
    const details = { orderCode: record.orderCode, amount: record.amount, reference };
    await recordAct(platform, staff, { name: "return.paid", subject, details });
    return "paid";
  });
}

/** Money of an order has gone back: its returns whose debt that was are refunded. Idempotent. */
export async function settleReturns(platform: Platform, orderCode: string): Promise<void> {
  for (const { returnCode, state } of await returnsOfOrders(platform, [orderCode])) {
    if (state !== "RECEIVED") continue;
    const refund = await refundOfDebt(platform, debtOfReturn(returnCode));
    if (refund?.state === "done" || refund?.state === "transferred")
      await moveReturn(platform, returnCode, "refund", { bank_account: null });
  }
}

async function orderOf(platform: Platform, { returnCode, orderCode }: ReturnRecord): Promise<OrderRecord> {
  const order = await orderByCode(platform, orderCode);
  if (!order) throw new Error(`return ${returnCode} is of ${orderCode}, which is no order`);
  return order;
}
