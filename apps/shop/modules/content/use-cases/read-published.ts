import type { Platform } from "../../../platform/platform.ts";
import { pageAddress } from "../domain/page-address.ts";
import { isPublished } from "../domain/page-schedule.ts";
import { type DatedPage, selectPage } from "../storage/landing-pages.ts";

/** The page at an address in all languages, or undefined when none may be shown now. */
export async function readPublished(platform: Platform, pageUrl: string): Promise<DatedPage | undefined> {
  const page = await selectPage(platform, pageAddress(pageUrl), false);
  return page && isPublished(page, platform.clock.now()) ? page : undefined;
}
