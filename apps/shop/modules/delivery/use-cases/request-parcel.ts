import type { Platform } from "../../../platform/platform.ts";
import type { ParcelRequest } from "../domain/parcel.ts";
import { insertParcel } from "../storage/parcels.ts";
import { requestTopic } from "./topics.ts";

/**
 * Requests a parcel for goods of an order, in the caller's transaction; the courier is called after
 * it. A second request with the same parcel code changes nothing: its row can be inserted only
 * once.
 */
export async function requestParcel(platform: Platform, parcel: ParcelRequest): Promise<void> {
  if (!(await insertParcel(platform, parcel))) return;
  const { parcelCode } = parcel;
  await platform.outbox.write(requestTopic, `parcel:${parcelCode}`, { parcelCode });
}
