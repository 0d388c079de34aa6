import type { SizeGuideRecord } from "@gelora/contracts/size-guide.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Worker } from "../../../platform/principal.ts";
import { recordAct } from "../../journal/journal.ts";
import { guideError } from "../domain/guide-error.ts";
import { takeNextGuidesVersion, upsertGuides } from "../storage/size-guide-rows.ts";
import { followGuides } from "./read-guides.ts";

/**
 * Inserts or replaces guides, all or none.
 * @param by the staff who do, for the journal; left out by what fills a new shop
 * @returns how many differ from what was there
 * @throws Error for a guide that contradicts itself
 */
export async function writeSizeGuides(
  platform: Platform,
  guides: readonly SizeGuideRecord[],
  by?: Worker,
): Promise<number> {
  for (const guide of guides) {
    const error = guideError(guide);
    if (error) throw new Error(`The size guide of ${guide.brandCode} for ${guide.categoryCode}: ${error}.`);
  }
  const written = await platform.database.transaction(async () => {
    const count = await upsertGuides(platform, guides);
    if (count > 0) await takeNextGuidesVersion(platform);
    if (by && count > 0) await recordGuides(platform, by, guides);
    return count;
  });
  await followGuides(platform);
  return written;
}

async function recordGuides(platform: Platform, by: Worker, guides: readonly SizeGuideRecord[]): Promise<void> {
  for (const { brandCode, categoryCode, charts } of guides) {
    const subject = { kind: "size-guide", code: `${brandCode}/${categoryCode}` } as const;
    await recordAct(platform, by, { name: "size-guide.written", subject, details: { charts: charts.length } });
  }
}
