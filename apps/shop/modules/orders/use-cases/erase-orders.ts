import type { Platform } from "../../../platform/platform.ts";
import { eraseReceivers } from "../../delivery/delivery.ts";
import { erasePayers } from "../../payments/payments.ts";
import { eraseNumbers } from "../../promotions/promotions.ts";
import { eraseBuyer } from "../storage/erase-orders.ts";

/**
 * Takes a person off their orders, parcels, payments and offers, in the caller's transaction;
 * figures stay.
 */
export async function eraseOrders(platform: Platform, owner: string): Promise<void> {
  const codes = await eraseBuyer(platform, owner);
  if (codes.length === 0) return;
  await eraseReceivers(platform, codes);
  await erasePayers(platform, codes);
  await eraseNumbers(platform, codes);
}
