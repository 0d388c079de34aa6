import type { Language } from "@gelora/locale/language.ts";
import type { Platform } from "../../../platform/platform.ts";
import { catalogueFrame, categoryPictures, onCatalogueChange } from "../../catalogue/read-models.ts";
import { footerLinks } from "../domain/footer-links.ts";
import { headerTree } from "../domain/header-tree.ts";

type HomeInit = Awaited<ReturnType<typeof compose>>;

const shelves = new WeakMap<Platform, Map<Language, Promise<HomeInit>>>();

/** Every page asks for it: it is composed once, and again when the catalogue's content changes. Stock changes nothing about it. */
export function keepHomeInit(platform: Platform): void {
  const shelf = new Map<Language, Promise<HomeInit>>();
  shelves.set(platform, shelf);
  onCatalogueChange(platform, ({ changed, frameChanged }) => {
    if (frameChanged || changed.length > 0) shelf.clear();
  });
}

/** What every page needs: navigation, footer, who we are [SHL-19]. */
export function readHomeInit(platform: Platform, language: Language): Promise<HomeInit> {
  const shelf = shelves.get(platform);
  const known = shelf?.get(language);
  if (known) return known;
  const composing = compose(platform, language);
  shelf?.set(language, composing);
  composing.catch(() => shelf?.delete(language));
  return composing;
}

async function compose(platform: Platform, language: Language) {
  const { SITE_CODE, SITE_NAME, WHATSAPP_CONTACT, CONTACT_EMAIL } = platform.configuration;
  const frame = await catalogueFrame(platform);
  return {
    headerList: headerTree(frame, await categoryPictures(platform), language),
    footerList: footerLinks(language),
    siteInfo: {
      siteCode: SITE_CODE,
      siteName: SITE_NAME,
      currency: "IDR",
      extra: {
        whatsApp: WHATSAPP_CONTACT,
        email: CONTACT_EMAIL,
        // Two services with hours of their own [K23, SHL-31].
        supportHours: language === "id-ID" ? "Senin sampai Minggu 08.00–21.00 WIB" : "Monday to Sunday 8am to 9pm WIB",
        customerServiceHours: language === "id-ID" ? "09.00–18.00 WIB" : "9:00 to 18:00 WIB",
      },
    },
  };
}
