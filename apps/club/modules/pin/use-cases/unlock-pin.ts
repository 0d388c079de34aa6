import type { Platform } from "../../../platform/platform.ts";
import { enablePin } from "../storage/pins.ts";
import { notifyOfPin } from "./notify-of-pin.ts";

/**
 * Gives a disabled PIN its attempts again, and notifies its member, in the caller's transaction.
 * Who may do it is the caller's decision.
 * @returns false when the member has no disabled PIN
 */
export async function unlockPin(platform: Platform, memberCode: string): Promise<boolean> {
  if (!(await enablePin(platform, memberCode))) return false;
  await notifyOfPin(platform, memberCode, "pinUnlocked");
  return true;
}
