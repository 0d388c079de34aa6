import { midnightOf } from "@gelora/locale/jakarta-time.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { ParcelRequest } from "../domain/parcel.ts";
import { claimParcelsToSend } from "../storage/due-parcels.ts";
import { insertParcel } from "../storage/write-parcels.ts";
import { requestTopic } from "./topics.ts";

const sentAtOnce = 100;

/**
 * Requests a parcel for goods of an order, in the caller's transaction; the courier is called after
 * it, or on the first day of a pre-order. A second request with the same parcel code changes
 * nothing: its row can be inserted only once.
 */
export async function requestParcel(platform: Platform, parcel: ParcelRequest): Promise<void> {
  const sendAt = parcel.sendOn === undefined ? undefined : midnightOf(parcel.sendOn);
  const waits = sendAt !== undefined && sendAt > platform.clock.now();
  if (!(await insertParcel(platform, parcel, waits ? sendAt : undefined))) return;
  if (!waits) await platform.outbox.writeAll([callFor(parcel.parcelCode)]);
}

/**
 * Has the courier called for the parcels whose day has come, each once: the claim and the message
 * are one transaction. Locks the parcels' rows, as withdrawing does, so of the two one wins.
 */
export async function requestDueParcels(platform: Platform): Promise<void> {
  const claimed = await platform.database.transaction(async () => {
    const codes = await claimParcelsToSend(platform, sentAtOnce);
    await platform.outbox.writeAll(codes.map(callFor));
    return codes.length;
  });
  if (claimed === sentAtOnce) await requestDueParcels(platform);
}

const callFor = (parcelCode: string) => ({
  topic: requestTopic,
  key: `parcel:${parcelCode}`,
  payload: { parcelCode },
});
