import type { Platform } from "../../../platform/platform.ts";
import { type TierProgress, tierProgress, yearBefore } from "../domain/tier.ts";
import { selectSpend } from "../storage/earnings.ts";
import { selectRules } from "../storage/rules.ts";

/** The member's tier by what they kept of the purchases of the last twelve months. */
export async function showTier(platform: Platform, memberCode: string): Promise<TierProgress> {
  const now = platform.clock.now();
  const spend = await selectSpend(platform, memberCode, { after: yearBefore(now), until: now });
  return tierProgress(await selectRules(platform, now), spend);
}
