import type { Platform } from "../../../platform/platform.ts";
import { linkToken } from "./signed-link.ts";

/** The standing links of a subscription; the mail program's button calls the shop itself. */
export function linksOf(platform: Platform, subscriptionId: string) {
  const { STOREFRONT_URL, SHOP_URL } = platform.configuration;
  const token = linkToken(platform, subscriptionId);
  return {
    preferences: new URL(`/newsletter/preferences#token=${token}`, STOREFRONT_URL).href,
    unsubscribe: new URL(`/newsletter/unsubscribe#token=${token}`, STOREFRONT_URL).href,
    oneClick: new URL(`/newsletter/unsubscribe/${token}`, SHOP_URL).href,
  };
}
