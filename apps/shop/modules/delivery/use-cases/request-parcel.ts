import type { Platform } from "../../../platform/platform.ts";
import type { ParcelRequest } from "../domain/parcel.ts";
import { insertParcel } from "../storage/parcels.ts";
import { requestTopic } from "./topics.ts";

/** Holds: the order's parcel row, which can be made once. */
export async function writeRequest(platform: Platform, parcel: ParcelRequest): Promise<void> {
  if (!(await insertParcel(platform, parcel))) return;
  const { orderCode } = parcel;
  await platform.outbox.write(requestTopic, `parcel:${orderCode}`, { orderCode });
}
