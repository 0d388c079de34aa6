import type { Platform } from "../../../platform/platform.ts";
import type { StaffPrincipal, Worker } from "../../../platform/principal.ts";
import { undoUnless } from "../../../platform/undo-unless.ts";
import { holdParcelsOf, withdrawParcel } from "../../delivery/delivery.ts";
import { recordAct } from "../../journal/journal.ts";
import { announceReturn } from "../../orders/orders.ts";
import { mayDo } from "../../staff/staff.ts";
import { releaseHold } from "../../stock/stock.ts";
import type { ReplacementState, ReturnRecord } from "../domain/return-record.ts";
import { endExchange } from "../storage/replacements.ts";
import { returnByCode, unitsOfReturns } from "../storage/returns.ts";
import { insertReturnHistory } from "../storage/write-returns.ts";
import { orderOfReturn } from "./find-return.ts";
import { giveBack, toldRefund } from "./give-back.ts";
import { piecesOfUnits } from "../domain/pieces-of-units.ts";

export type ExchangeEnded = "refund instead" | "not allowed" | "nothing to decide" | "more than was paid";

/**
 * Staff find that a size cannot be sent, for instance because it is damaged: the exchange becomes a
 * refund. Not once the courier has the parcel. Locks the order's parcels first, as news of them do.
 */
export async function refundExchange(
  platform: Platform,
  staff: StaffPrincipal,
  returnCode: string,
): Promise<ExchangeEnded> {
  if (!mayDo(staff, "decide on returns") && !mayDo(staff, "receive returns")) return "not allowed";
  return undoUnless(platform, "refund instead", async () => {
    const known = await returnByCode(platform, returnCode);
    if (!known?.replacement) return "nothing to decide";
    await holdParcelsOf(platform, known.orderCode);
    const record = await returnByCode(platform, returnCode);
    if (record?.replacement === "REQUESTED" && !(await withdrawParcel(platform, returnCode)))
      return "nothing to decide";
    return refundInstead(platform, staff, known, ["HELD", "REQUESTED"]);
  });
}

/**
 * Makes a refund of an exchange, by a conditional update in the caller's transaction: what was held
 * is free, and what the items are worth goes back once we have them, which may be now.
 * @param from how far its replacement may have come
 */
export async function refundInstead(
  platform: Platform,
  by: Worker,
  { returnCode }: ReturnRecord,
  from: readonly ReplacementState[],
): Promise<ExchangeEnded> {
  const record = await endExchange(platform, returnCode, from);
  if (!record) return "nothing to decide";
  const { orderCode, state, amount } = record;
  await releaseHold(platform, returnCode);
  await insertReturnHistory(platform, returnCode, "REFUND_INSTEAD");
  const subject = { kind: "return", code: returnCode } as const;
  await recordAct(platform, by, { name: "return.refundInstead", subject, details: { orderCode, amount } });
  const order = await orderOfReturn(platform, record);
  const units = (await unitsOfReturns(platform, [returnCode])).get(returnCode) ?? [];
  if (state === "RECEIVED" && !(await giveBack(platform, by, order, record, units))) return "more than was paid";
  const pieces = piecesOfUnits(units);
  await announceReturn(platform, "returnRefundInstead", order, { returnCode, pieces, ...toldRefund(order, record) });
  return "refund instead";
}
