import type { Language } from "@gelora/locale/language.ts";
import { platformPart } from "@gelora/service-kit/platform-part.ts";
import type { Platform } from "../../../platform/platform.ts";
import { categoryPictures, navigationRows, onCatalogueChange, readFrame } from "../../catalogue/read-models.ts";
import { footerLinks, footerPages } from "../domain/footer-links.ts";
import { headerShortcuts } from "../domain/header-shortcuts.ts";
import { headerTree } from "../domain/header-tree.ts";
import { sportPageAddress, sportPages } from "../domain/sport-pages.ts";
import { say } from "../domain/words.ts";
import { selectPlaces } from "../storage/lists.ts";
import { contentVersion } from "./follow-content.ts";

type HomeInit = Awaited<ReturnType<typeof compose>>;

export const homeInitCache = platformPart(
  "the cache of what every page asks for",
  (): { following: boolean; pages: string; readonly entries: Map<Language, Promise<HomeInit>> } => ({
    following: false,
    pages: "",
    entries: new Map(),
  }),
);

/**
 * Every page needs it: composed once, and again when the catalogue's content or the written pages
 * that are shown change. Stock does not affect it.
 */
export function cacheHomeInit(platform: Platform): void {
  const cache = homeInitCache.of(platform);
  cache.following = true;
  onCatalogueChange(platform, ({ changed, frameChanged }) => {
    if (frameChanged || changed.length > 0) cache.entries.clear();
  });
}

/** What every page needs: navigation, footer, contact details [SHL-19]. */
export function readHomeInit(platform: Platform, language: Language): Promise<HomeInit> {
  const cache = homeInitCache.of(platform);
  const { entries, following } = cache;
  const pages = contentVersion(platform);
  if (pages !== cache.pages) {
    cache.pages = pages;
    entries.clear();
  }
  const known = entries.get(language);
  if (known) return known;
  const composing = compose(platform, language);
  if (following) entries.set(language, composing);
  composing.catch(() => entries.delete(language));
  return composing;
}

async function compose(platform: Platform, language: Language) {
  const { SITE_CODE, SITE_NAME, WHATSAPP_CONTACT, CONTACT_EMAIL, SELLER_NAME, SELLER_ADDRESS } = platform.configuration;
  const frame = await readFrame(platform);
  const written = await selectPlaces(platform, [...footerPages, ...[...frame.sports.keys()].map(sportPageAddress)]);
  const sports = sportPages(frame, written, language);
  return {
    headerList: [
      ...headerTree(frame, await categoryPictures(platform), language),
      ...headerShortcuts(frame, await navigationRows(platform), sports, language),
    ],
    footerList: footerLinks(SITE_NAME, sports, written, language),
    siteInfo: {
      siteCode: SITE_CODE,
      siteName: SITE_NAME,
      currency: "IDR",
      extra: {
        whatsApp: WHATSAPP_CONTACT,
        email: CONTACT_EMAIL,
        sellerName: SELLER_NAME,
        sellerAddress: SELLER_ADDRESS,
        // Two services with their own hours [K23, SHL-31].
        supportHours: say(language, "supportHours"),
        customerServiceHours: say(language, "customerServiceHours"),
      },
    },
  };
}
