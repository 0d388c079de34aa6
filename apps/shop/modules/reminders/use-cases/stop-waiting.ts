import type { Platform } from "../../../platform/platform.ts";
import { deleteFlashReminder } from "../storage/flash-reminder-rows.ts";
import { deleteReminder } from "../storage/reminder-rows.ts";

/** Takes a member off a sku's queue; one who is not in it changes nothing. */
export async function stopWaiting(platform: Platform, memberCode: string, skuCode: string): Promise<void> {
  await deleteReminder(platform, memberCode, skuCode);
}

/**
 * Takes a reminder of a flash sale back; one that is sent, or that nobody asked for, changes
 * nothing.
 */
export async function forgetFlashSale(platform: Platform, memberCode: string, campaignCode: string): Promise<void> {
  await deleteFlashReminder(platform, memberCode, campaignCode);
}
