import type { Platform } from "../../../platform/platform.ts";
import { canonicalAddress } from "../domain/page-address.ts";
import { isPublished } from "../domain/page-schedule.ts";
import type { DatedPage } from "../domain/stored-page.ts";
import { selectPage } from "../storage/pages.ts";

/** The page at an address in all languages, or undefined when none may be shown now. */
export async function readPublished(platform: Platform, pageUrl: string): Promise<DatedPage | undefined> {
  const page = await platform.database.fromReplica(() => selectPage(platform, canonicalAddress(pageUrl), "published"));
  return page && isPublished(page, platform.clock.now()) ? page : undefined;
}
