import type { Platform } from "../../../platform/platform.ts";
import { selectDueTime } from "../storage/erasures.ts";

/** When a member's account is erased; undefined while that is not asked for. */
export async function showErasure(platform: Platform, memberCode: string): Promise<Date | undefined> {
  return selectDueTime(platform, memberCode);
}
