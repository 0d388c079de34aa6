import type { ServiceEvent } from "@gelora/contracts/service-events.ts";
import { takeIn } from "@gelora/service-kit/inbox.ts";
import type { Platform } from "../../../platform/platform.ts";
import { insertPurchase } from "../storage/purchases.ts";

/**
 * Books a purchase that the shop reports. Inbox row and purchase are one transaction, so a report that comes again is answered and changes nothing.
 * @returns false when it had come before
 */
export async function takeInPurchase(platform: Platform, event: ServiceEvent): Promise<boolean> {
  return platform.database.transaction(async () => {
    const isNew = await takeIn(platform.database, "shop", event.id);
    if (isNew) await insertPurchase(platform, event);
    return isNew;
  });
}
