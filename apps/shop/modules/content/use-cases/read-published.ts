import type { Platform } from "../../../platform/platform.ts";
import { canonicalAddress } from "../domain/page-address.ts";
import { isPublished } from "../domain/page-schedule.ts";
import type { DatedPage } from "../domain/stored-page.ts";
import { selectPage } from "../storage/pages.ts";

/** The page at an address in all languages, or undefined when none may be shown now. */
export async function readPublished(platform: Platform, pageUrl: string): Promise<DatedPage | undefined> {
  const page = await platform.database.fromReplica(() => selectPage(platform, canonicalAddress(pageUrl), "published"));
  return whileShown(platform, page);
}

/** A published page while its schedule shows it. */
export function whileShown({ clock }: Platform, page: DatedPage | undefined): DatedPage | undefined {
  return page && isPublished(page, clock.now()) ? page : undefined;
}

/**
 * What a preview shows at an address: the draft if there is one, or else what is published, also
 * when it is not shown yet or no longer [Q53].
 */
export async function readPreviewed(platform: Platform, pageUrl: string): Promise<DatedPage | undefined> {
  const address = canonicalAddress(pageUrl);
  return (await selectPage(platform, address, "draft")) ?? (await selectPage(platform, address, "published"));
}
