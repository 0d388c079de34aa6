import type { RememberedSize } from "@gelora/contracts/size-kind.ts";
import type { Platform } from "../../../platform/platform.ts";
import { selectSizesOf } from "../storage/member-size-rows.ts";

/** A member's sizes, at most one of each kind. */
export function showSizes(platform: Platform, memberCode: string): Promise<RememberedSize[]> {
  return selectSizesOf(platform, memberCode);
}
