import type { Platform } from "../../../platform/platform.ts";
import { deleteReminder } from "../storage/reminder-rows.ts";

/** Takes a member off a sku's queue; one who is not in it changes nothing. */
export async function stopWaiting(platform: Platform, memberCode: string, skuCode: string): Promise<void> {
  await deleteReminder(platform, memberCode, skuCode);
}
