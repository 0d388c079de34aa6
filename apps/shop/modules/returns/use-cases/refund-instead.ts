import type { Platform } from "../../../platform/platform.ts";
import type { StaffPrincipal, Worker } from "../../../platform/principal.ts";
import { undoUnless } from "../../../platform/undo-unless.ts";
import { holdParcelsOf, withdrawParcel } from "../../delivery/delivery.ts";
import { recordAct } from "../../journal/journal.ts";
import { announceReturn, lockOrder } from "../../orders/orders.ts";
import { mayDo } from "../../staff/staff.ts";
import { releaseHold } from "../../stock/stock.ts";
import { piecesOfUnits } from "../domain/pieces-of-units.ts";
import type { ReplacementState, ReturnRecord } from "../domain/return-record.ts";
import { lockReturn, makeRefund } from "../storage/replacements.ts";
import { returnByCode, unitsOfReturns } from "../storage/returns.ts";
import { insertReturnHistory } from "../storage/write-returns.ts";
import { lockOrderOf } from "./find-return.ts";
import { announcedRefund, giveBack } from "./give-back.ts";
import { settleRefund } from "./settle-refund.ts";

export type ExchangeEnded = "refund instead" | "not allowed" | "nothing to decide" | "more than was paid";

/**
 * Staff find that a size cannot be sent, for instance because it is damaged: the exchange becomes a
 * refund. Not once the courier has the parcel. Locks the order's parcels first, as news of them do,
 * then the order, then the return.
 */
export async function refundExchange(
  platform: Platform,
  staff: StaffPrincipal,
  returnCode: string,
): Promise<ExchangeEnded> {
  if (!mayDo(staff, "decide on returns") && !mayDo(staff, "receive returns")) return "not allowed";
  // A replacement only moves on, so this ends.
  for (;;) {
    const ended = await undoUnless(platform, "refund instead", () => endHere(platform, staff, returnCode));
    if (ended !== "overtaken") return ended;
  }
}

/**
 * @returns overtaken when the replacement moved while locks were awaited: its parcel may be new,
 * and news of a parcel lock the parcel before the return, so it is too late to lock it here
 */
async function endHere(
  platform: Platform,
  staff: StaffPrincipal,
  returnCode: string,
): Promise<ExchangeEnded | "overtaken"> {
  const known = await returnByCode(platform, returnCode);
  if (!known?.replacement) return "nothing to decide";
  await holdParcelsOf(platform, known.orderCode);
  await lockOrder(platform, known.orderCode);
  const record = await lockReturn(platform, returnCode);
  if (record?.replacement !== known.replacement) return "overtaken";
  if (record.replacement === "REQUESTED" && !(await withdrawParcel(platform, returnCode))) return "nothing to decide";
  return refundInstead(platform, staff, record, ["HELD", "REQUESTED"]);
}

/**
 * Makes a refund of an exchange, by a conditional update in the caller's transaction: what was held
 * is free, and what the items are worth goes back once we have them, which may be now. Locks the
 * order's row.
 * @param from how far its replacement may have come
 */
export async function refundInstead(
  platform: Platform,
  by: Worker,
  { returnCode }: ReturnRecord,
  from: readonly ReplacementState[],
): Promise<ExchangeEnded> {
  const order = await lockOrderOf(platform, returnCode);
  const ended = order && (await makeRefund(platform, returnCode, from));
  if (!ended) return "nothing to decide";
  await releaseHold(platform, returnCode);
  await insertReturnHistory(platform, returnCode, "REFUND_INSTEAD");
  const units = (await unitsOfReturns(platform, [returnCode])).get(returnCode) ?? [];
  const isHere = ended.state === "RECEIVED";
  const { record, notes } = isHere ? await settleRefund(platform, order, ended, units) : { record: ended, notes: [] };
  const { orderCode, amount } = record;
  const subject = { kind: "return", code: returnCode } as const;
  await recordAct(platform, by, { name: "return.refundInstead", subject, details: { orderCode, amount } });
  if (isHere && !(await giveBack(platform, by, { order, record, units }))) return "more than was paid";
  const pieces = piecesOfUnits(units);
  const notice = { returnCode, pieces, ...announcedRefund(order, record, notes) };
  await announceReturn(platform, "returnRefundInstead", order, notice);
  return "refund instead";
}
