import type { Platform } from "../../../platform/platform.ts";
import { program } from "../../../platform/principal.ts";
import type { ParcelChange } from "../../delivery/delivery.ts";
import { announceReturn, type OrderRecord } from "../../orders/orders.ts";
import { sellHeld } from "../../stock/stock.ts";
import { piecesOfUnits } from "../domain/pieces-of-units.ts";
import type { ReturnRecord } from "../domain/return-record.ts";
import { lastAwaitedDay, openUntil } from "../domain/return-window.ts";
import { sizesInWords } from "../domain/sizes-in-words.ts";
import { moveReplacement } from "../storage/replacements.ts";
import { returnByCode, unitsOfReturns } from "../storage/returns.ts";
import { insertReturnHistory, moveReturn } from "../storage/write-returns.ts";
import { orderOfReturn } from "./find-return.ts";
import { refundInstead } from "./refund-instead.ts";

/**
 * Applies the courier's news to an exchange, if the parcel is a replacement, in the transaction
 * that records them. Replacements only move on, so reports may be late, repeated or missing (I-08);
 * goods leave the stock when the courier takes them. One that comes back to us makes a refund of
 * it.
 * @returns false for a parcel of another kind
 */
export async function applyReplacementChange(platform: Platform, change: ParcelChange): Promise<boolean> {
  const { parcelCode, parcelStatus } = change;
  if (parcelCode.startsWith(change.orderCode)) return false;
  const record = await returnByCode(platform, parcelCode);
  if (!record) return false;
  if (parcelStatus === "PICKED_UP" || parcelStatus === "IN_TRANSIT") await leave(platform, change);
  if (parcelStatus === "DELIVERED") await deliver(platform, change);
  if (parcelStatus === "RETURNED")
    await refundInstead(platform, program("courier"), record, ["HELD", "REQUESTED", "SENT"]);
  return true;
}

async function leave(platform: Platform, { parcelCode, companyName, waybill }: ParcelChange): Promise<void> {
  const record = await moveReplacement(platform, parcelCode, ["HELD", "REQUESTED"], "SENT");
  if (!record) return;
  await sellHeld(platform, parcelCode);
  await insertReturnHistory(platform, parcelCode, "REPLACEMENT_SENT");
  await announceReplacement(platform, "returnReplaced", record, { companyName, waybill });
}

async function deliver(platform: Platform, change: ParcelChange): Promise<void> {
  const { parcelCode } = change;
  await leave(platform, change);
  const record = await moveReplacement(platform, parcelCode, ["SENT"], "DELIVERED");
  if (!record) return;
  await insertReturnHistory(platform, parcelCode, "REPLACEMENT_DELIVERED");
  if (record.state === "RECEIVED") await moveReturn(platform, parcelCode, "exchange");
  await announceReplacement(platform, "returnDelivered", record, change);
}

async function announceReplacement(
  platform: Platform,
  step: "returnReplaced" | "returnDelivered",
  record: ReturnRecord,
  { companyName, waybill }: Pick<ParcelChange, "companyName" | "waybill">,
): Promise<void> {
  const order = await orderOfReturn(platform, record);
  const units = (await unitsOfReturns(platform, [record.returnCode])).get(record.returnCode) ?? [];
  await announceReturn(platform, step, order, {
    returnCode: record.returnCode,
    pieces: piecesOfUnits(units),
    label: { companyName, waybill },
    exchangeFor: sizesInWords(units),
    ...(step === "returnDelivered" ? stillAwaited(platform, record, order) : {}),
  });
}

/** Until when the old goods are expected, and another return may follow them; nothing once here. */
function stillAwaited({ clock, configuration }: Platform, record: ReturnRecord, { completedAt }: OrderRecord) {
  const awaitedBy = lastAwaitedDay(record, configuration.EXCHANGE_AWAITED_DAYS);
  return awaitedBy ? { awaitedBy, returnBy: openUntil(completedAt, clock.now()) } : {};
}
