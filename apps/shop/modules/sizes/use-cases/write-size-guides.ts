import type { SizeGuideRecord } from "@gelora/contracts/size-guide.ts";
import type { Platform } from "../../../platform/platform.ts";
import { guideError } from "../domain/guide-error.ts";
import { takeNextGuidesVersion, upsertGuides } from "../storage/size-guide-rows.ts";
import { followGuides } from "./read-guides.ts";

/**
 * Inserts or replaces guides, all or none.
 * @returns how many differ from what was there
 * @throws Error for a guide that contradicts itself
 */
export async function writeSizeGuides(platform: Platform, guides: readonly SizeGuideRecord[]): Promise<number> {
  for (const guide of guides) {
    const error = guideError(guide);
    if (error) throw new Error(`The size guide of ${guide.brandCode} for ${guide.categoryCode}: ${error}.`);
  }
  const written = await platform.database.transaction(async () => {
    const count = await upsertGuides(platform, guides);
    if (count > 0) await takeNextGuidesVersion(platform);
    return count;
  });
  await followGuides(platform);
  return written;
}
