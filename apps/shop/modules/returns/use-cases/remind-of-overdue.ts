import { dueRecords, eachDue } from "@gelora/service-kit/each-due.ts";
import type { Platform } from "../../../platform/platform.ts";
import { announceReturn } from "../../orders/orders.ts";
import { piecesOfUnits } from "../domain/pieces-of-units.ts";
import { overdueIfReplacedBefore } from "../domain/return-window.ts";
import { sizesInWords } from "../domain/sizes-in-words.ts";
import { noteReminder } from "../storage/replacements.ts";
import { returnsToRemind, unitsOfReturns } from "../storage/returns.ts";
import { returnAddress } from "./decide-return.ts";
import { orderOfReturn } from "./find-return.ts";

/**
 * Reminds shoppers of the old goods of exchanges that should have arrived, once each, by a
 * conditional update in a transaction with its message: goods that come at that moment win or lose
 * as a whole. A parcel with our label is our courier's, so its shopper is asked nothing.
 */
export async function remindOfOverdue(platform: Platform): Promise<void> {
  const { EXCHANGE_AWAITED_DAYS } = platform.configuration;
  const replacedBefore = overdueIfReplacedBefore(platform.clock.now(), EXCHANGE_AWAITED_DAYS);
  const due = dueRecords((page) => returnsToRemind(platform, replacedBefore, page));
  await eachDue(platform.log, due, ({ code }) => remind(platform, code));
}

async function remind(platform: Platform, returnCode: string): Promise<void> {
  await platform.database.transaction(async () => {
    const record = await noteReminder(platform, returnCode);
    if (!record) return;
    const { companyName, expressCode } = record;
    const order = await orderOfReturn(platform, record);
    const units = (await unitsOfReturns(platform, [returnCode])).get(returnCode) ?? [];
    await announceReturn(platform, "returnAwaited", order, {
      returnCode,
      pieces: piecesOfUnits(units),
      label: companyName && expressCode ? { companyName, waybill: expressCode } : undefined,
      exchangeFor: sizesInWords(units),
      sendTo: returnAddress(platform, returnCode),
    });
  });
}
