import type { Platform } from "../../../platform/platform.ts";
import type { StaffPrincipal } from "../../../platform/principal.ts";
import { undoUnless } from "../../../platform/undo-unless.ts";
import { maskedAccount } from "../../bank-accounts/bank-accounts.ts";
import { recordAct } from "../../journal/journal.ts";
import { announceReturn } from "../../orders/orders.ts";
import { noteTransfer, type RefundMade, refundOfDebt } from "../../payments/payments.ts";
import { mayDo } from "../../staff/staff.ts";
import { piecesOfUnits } from "../domain/pieces-of-units.ts";
import type { ReturnRecord } from "../domain/return-record.ts";
import { returnByCode, returnsOfOrders, unitsOfReturns } from "../storage/returns.ts";
import { moveReturn } from "../storage/write-returns.ts";
import { accountOf } from "./bank-accounts.ts";
import { lockOrderOf, orderOfReturn } from "./find-return.ts";
import { announcedRefund, debtOfReturn, giveBack, refundRequest } from "./give-back.ts";
import { sendReplacement } from "./send-replacement.ts";
import { settleRefund } from "./settle-refund.ts";

export type ReturnReceived = "received" | "not allowed" | "nothing to receive" | "more than was paid";

/**
 * The warehouse has the items of a return. Locks the order's row, so that what goes back is settled
 * with all that came before it. One transaction, decided by a conditional update: the points that
 * paid for the items go back, the points they earned are taken, and a refund is requested where the
 * channel has refunds; of an exchange nothing goes back, and its replacement leaves now at the
 * latest. The provider, the club and the courier are notified after it, so a kill anywhere leaves
 * all of it or nothing, and a repeated call finds nothing to receive (I-09, I-10).
 */
export async function receiveReturn(
  platform: Platform,
  staff: StaffPrincipal,
  returnCode: string,
): Promise<ReturnReceived> {
  if (!mayDo(staff, "receive returns")) return "not allowed";
  return undoUnless(platform, "received", async () => {
    const order = await lockOrderOf(platform, returnCode);
    const received = order && (await moveReturn(platform, returnCode, "receive"));
    if (!received) return "nothing to receive";
    const units = (await unitsOfReturns(platform, [returnCode])).get(returnCode) ?? [];
    const { record, notes } = await settleRefund(platform, order, received, units);
    const { orderCode } = record;
    const [amount, points] = record.mode === "EXCHANGE" ? [0, 0] : [record.amount, record.points];
    await recordAct(platform, staff, {
      name: "return.received",
      subject: { kind: "return", code: returnCode },
      details: { orderCode, amount, points },
    });
    if (record.mode === "EXCHANGE") await goOnWithExchange(platform, record);
    else if (!(await giveBack(platform, staff, { order, record, units }))) return "more than was paid";
    await announceReturn(platform, "returnReceived", order, {
      returnCode,
      pieces: piecesOfUnits(units),
      ...(record.mode === "EXCHANGE" ? {} : announcedRefund(order, record, notes)),
    });
    return "received";
  });
}

/** The shopper's parcel has come before we knew that it was on its way, or after the other size. */
async function goOnWithExchange(platform: Platform, record: ReturnRecord): Promise<void> {
  await sendReplacement(platform, record);
  if (record.replacement === "DELIVERED") await moveReturn(platform, record.returnCode, "exchange");
}

export type ReturnPaid = "paid" | "not allowed" | "nothing to pay" | "more than was paid";

/**
 * Finance have transferred the money of a received return to the shopper's account. The debt is
 * paid once, no matter who repeats it; payments then report it, as every refund.
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
    if (record?.state !== "RECEIVED" || record.mode === "EXCHANGE" || record.channelCode !== null)
      return "nothing to pay";
    const order = await orderOfReturn(platform, record);
    const paid = await noteTransfer(platform, staff, refundRequest(order, record), reference);
    if (paid === "requested before") return "nothing to pay";
    if (paid !== "requested") return "more than was paid";
    const subject = { kind: "return", code: returnCode } as const;
    const details = { orderCode: record.orderCode, amount: record.amount, reference };
    await recordAct(platform, staff, { name: "return.paid", subject, details });
    return "paid";
  });
}

/**
 * Where the money of a return went, masked, before it is settled and forgotten.
 * @returns undefined when the refund was no return's
 */
export async function accountOfRefund(
  platform: Platform,
  { orderCode, refundKey }: Pick<RefundMade, "orderCode" | "refundKey">,
): Promise<string | undefined> {
  for (const record of await returnsOfOrders(platform, [orderCode])) {
    const account = accountOf(platform, record);
    if (!account) continue;
    const refund = await refundOfDebt(platform, debtOfReturn(record.returnCode));
    if (refund?.refundKey === refundKey) return maskedAccount(account);
  }
  return undefined;
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
