import type { Language } from "@gelora/locale/language.ts";
import { pageAddress } from "@gelora/locale/language-address.ts";
import type { Platform } from "../../../platform/platform.ts";
import { linkToken } from "./signed-link.ts";

/** The permanent links of a subscription; the mail program's button calls the shop itself. */
export function linksOf(platform: Platform, subscriptionId: string, language: Language) {
  const { STOREFRONT_URL, SHOP_URL } = platform.configuration;
  const token = linkToken(platform, subscriptionId);
  return {
    preferences: pageAddress(STOREFRONT_URL, `/newsletter/preferences#token=${token}`, language),
    unsubscribe: pageAddress(STOREFRONT_URL, `/newsletter/unsubscribe#token=${token}`, language),
    oneClick: new URL(`/newsletter/unsubscribe/${token}`, SHOP_URL).href,
  };
}
