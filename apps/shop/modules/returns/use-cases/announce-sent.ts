import type { Platform } from "../../../platform/platform.ts";
import { announceReturn } from "../../orders/orders.ts";
import { piecesOfUnits } from "../domain/pieces-of-units.ts";
import type { ReturnRecord } from "../domain/return-record.ts";
import { sizesInWords } from "../domain/sizes-in-words.ts";
import { unitsOfReturns } from "../storage/returns.ts";
import { orderOfReturn } from "./find-return.ts";

/**
 * Notifies the shopper that their parcel is on its way to us, and which one we know of, so that a
 * wrong number is noticed; in the transaction of that step.
 */
export async function announceSent(platform: Platform, record: ReturnRecord): Promise<void> {
  const { returnCode, companyName, expressCode } = record;
  const order = await orderOfReturn(platform, record);
  const units = (await unitsOfReturns(platform, [returnCode])).get(returnCode) ?? [];
  const label = companyName && expressCode ? { companyName, waybill: expressCode } : undefined;
  await announceReturn(platform, "returnSent", order, {
    returnCode,
    pieces: piecesOfUnits(units),
    label,
    exchangeFor: sizesInWords(units),
    // A parcel with our label was never sent by the shopper, so its number is not theirs to
    // correct.
    shopPaysParcel: record.approvedAt === null,
  });
}
