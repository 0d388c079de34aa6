import type { Language } from "@gelora/locale/language.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { StoredPage } from "../content.ts";
import { deviceClass, pageAddress } from "../domain/page-address.ts";
import { isPublished } from "../domain/page-schedule.ts";
import { selectPage } from "../storage/landing-pages.ts";

export type PageWish = { readonly pageUrl: string; readonly deviceType: string; readonly preview: boolean };

/**
 * The page at an address, or undefined when there is none to show [HOM-04 to HOM-09]. A preview sees the draft where there is one, and what is not yet or no longer
 * published [Q53].
 */
export async function readPage(platform: Platform, wish: PageWish, language: Language) {
  const pageUrl = pageAddress(wish.pageUrl);
  const draft = wish.preview ? await selectPage(platform, pageUrl, true) : undefined;
  const page = draft ?? (await selectPage(platform, pageUrl, false));
  if (!page || !(wish.preview || isPublished(page, platform.clock.now()))) return undefined;
  return asAnswer(page, deviceClass(wish.deviceType), language);
}

/** The content keeps its shape, with the one language and device that were asked for: the rest would only be sent for nothing [LOC-17]. */
function asAnswer(page: StoredPage, device: "h5" | "pc", language: Language) {
  return {
    lang: language,
    pageUrl: page.pageUrl,
    pageContent: JSON.stringify({ [language]: { [device]: page.content[language][device] } }),
    deviceType: device,
    scheduledStatus: page.scheduled ? "1" : "0",
    expectPublishTime: page.publishAt?.toISOString() ?? null,
    expectCancelPublishTime: page.withdrawAt?.toISOString() ?? null,
  };
}
