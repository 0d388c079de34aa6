import type { Platform } from "../../../platform/platform.ts";
import { type OrderRecord, receivedGoods } from "../../orders/orders.ts";
import { notesOfRefund, type RefundNote } from "../domain/refund-notes.ts";
import { refundOfReturn } from "../domain/refund-of-return.ts";
import type { RefundedUnit, ReturnRecord } from "../domain/return-record.ts";
import { isReceived } from "../domain/return-states.ts";
import { insertReturnHistory, updateRefund } from "../storage/write-returns.ts";
import { returnsWithUnits } from "./returns-with-units.ts";

export type SettledRefund = {
  readonly record: ReturnRecord;
  /** Why it is not what was shown. */
  readonly notes: readonly RefundNote[];
};

/**
 * Computes what goes back with a return whose items are here. The caller has locked the order's
 * row, so that receipts of one order follow each other.
 *
 * Gifts and delivery depend on the other returns of the order. Of these only what we have received
 * counts: what is merely requested can be cancelled or lapse, and what is said to be sent may never
 * come, or be rejected. What comes later settles the difference with its own refund. An exchange
 * gives nothing back while it is one.
 */
export async function settleRefund(
  platform: Platform,
  order: OrderRecord,
  shown: ReturnRecord,
  units: readonly RefundedUnit[],
): Promise<SettledRefund> {
  if (shown.mode === "EXCHANGE") return { record: shown, notes: [] };
  const { returnCode, orderCode } = shown;
  const goods = await receivedGoods(platform, order);
  const others = (await returnsWithUnits(platform, [orderCode])).filter(
    (other) => other.returnCode !== returnCode && other.mode === "REFUND" && isReceived(other.state),
  );
  const due = refundOfReturn(goods, others, units);
  const notes = notesOfRefund(shown, due);
  if (notes.length === 0) return { record: shown, notes };
  const record = await updateRefund(platform, returnCode, due);
  for (const note of notes) await insertReturnHistory(platform, returnCode, note);
  return { record, notes };
}
