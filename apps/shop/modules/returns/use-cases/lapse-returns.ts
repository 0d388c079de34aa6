import { dueRecords, eachDue } from "@gelora/service-kit/each-due.ts";
import type { Platform } from "../../../platform/platform.ts";
import { announceReturn, orderByCode } from "../../orders/orders.ts";
import { piecesOfUnits } from "../domain/pieces-of-units.ts";
import { lapsedIfApprovedBefore } from "../domain/return-window.ts";
import { returnsToLapse, unitsOfReturns } from "../storage/returns.ts";
import { endReturn } from "./end-return.ts";

/**
 * Closes approved returns that were not sent in time, each by a conditional update in a transaction
 * with its message: a shopper who sends theirs at that moment wins or loses as a whole. Those with
 * a label of ours may be on their way unseen, so that staff decide about them.
 */
export async function lapseReturns(platform: Platform): Promise<void> {
  const approvedBefore = lapsedIfApprovedBefore(platform.clock.now());
  const due = dueRecords((page) => returnsToLapse(platform, approvedBefore, page));
  await eachDue(platform.log, due, ({ code }) => lapse(platform, code));
}

async function lapse(platform: Platform, returnCode: string): Promise<void> {
  await platform.database.transaction(async () => {
    const moved = await endReturn(platform, returnCode, "lapse");
    const order = moved && (await orderByCode(platform, moved.orderCode));
    if (!order) return;
    const units = (await unitsOfReturns(platform, [returnCode])).get(returnCode) ?? [];
    await announceReturn(platform, "returnLapsed", order, { returnCode, pieces: piecesOfUnits(units) });
  });
}
