import type { Language } from "@gelora/locale/language.ts";
import type { Platform } from "../../../platform/platform.ts";
import { addressesOf, canonicalAddress, deviceClass } from "../domain/page-address.ts";
import type { DatedPage } from "../domain/stored-page.ts";
import { selectPage } from "../storage/pages.ts";
import { readPreviewed, whileShown } from "./read-published.ts";

export type PageRequest = {
  readonly pageUrl: string;
  readonly deviceType: string;
  /** Asked for, and by someone who has a preview's link. */
  readonly preview: boolean;
};

/**
 * The page at an address, or undefined when none may be shown [HOM-04 to HOM-09]. A preview shows
 * the draft if there is one, and pages that are not yet or no longer published [Q53].
 */
export async function readPage(platform: Platform, request: PageRequest, language: Language) {
  const page = request.preview
    ? await readPreviewed(platform, request.pageUrl)
    : whileShown(platform, await selectPage(platform, canonicalAddress(request.pageUrl), "published"));
  return page && asAnswer(page, deviceClass(request.deviceType), language);
}

/** The content keeps its shape, with only the requested language and device [LOC-17]. */
function asAnswer(page: DatedPage, device: "h5" | "pc", language: Language) {
  return {
    lang: language,
    pageUrl: page.pageUrl,
    addresses: addressesOf(page),
    pageContent: JSON.stringify({ [language]: { [device]: page.content[language][device] } }),
    deviceType: device,
    scheduledStatus: page.scheduled ? "1" : "0",
    expectPublishTime: page.publishAt?.toISOString() ?? null,
    expectCancelPublishTime: page.withdrawAt?.toISOString() ?? null,
  };
}
