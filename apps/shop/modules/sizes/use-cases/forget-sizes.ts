import type { Platform } from "../../../platform/platform.ts";
import { deleteSizes } from "../storage/member-size-rows.ts";

/** Forgets a member's sizes of these kinds; those that are not remembered change nothing. */
export async function forgetSizesOf(platform: Platform, memberCode: string, kinds: readonly string[]): Promise<void> {
  if (kinds.length > 0) await deleteSizes(platform, memberCode, kinds);
}
