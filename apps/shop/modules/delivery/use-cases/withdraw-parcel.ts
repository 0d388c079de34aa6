import type { Platform } from "../../../platform/platform.ts";
import { courier } from "../providers/provider-of.ts";
import { selectCourierOrder } from "../storage/read-parcels.ts";
import { markWithdrawn } from "../storage/write-parcels.ts";
import { withdrawTopic } from "./topics.ts";

/**
 * Withdraws a parcel before it leaves, in the caller's transaction; the courier is informed after
 * it. Locks the parcel's row, as recording the courier's news does.
 * @returns false when the courier already has it
 */
export async function withdrawParcel(platform: Platform, parcelCode: string): Promise<boolean> {
  if (!(await markWithdrawn(platform, parcelCode))) return false;
  // Same key as the request, so the courier receives the request before the cancellation.
  await platform.outbox.write(withdrawTopic, `parcel:${parcelCode}`, { parcelCode });
  return true;
}

/**
 * Cancels the pick-up at the courier.
 * @throws ProviderError: the outbox retries
 */
export async function cancelAtCourier(platform: Platform, parcelCode: string): Promise<void> {
  const courierOrderId = await selectCourierOrder(platform, parcelCode);
  // The parcel was withdrawn before the courier knew of it.
  if (!courierOrderId) return;
  if (await courier.of(platform).cancel(courierOrderId)) return;
  platform.log.error({ parcelCode }, "a parcel left although its goods were cancelled");
}
