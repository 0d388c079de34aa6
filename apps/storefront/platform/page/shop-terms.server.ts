import { returnWindowDays } from "@gelora/contracts/return-window-days.ts";
import { storefrontSettings } from "./settings.server.ts";
import type { ShopTerms } from "./structured-shop.ts";

/** What structured data says of the shop. */
export function shopTerms(): ShopTerms {
  const { STOREFRONT_URL, SITE_NAME, DELIVERY_COST_UP_TO } = storefrontSettings();
  return {
    site: STOREFRONT_URL.replace(/\/$/, ""),
    siteName: SITE_NAME,
    returnDays: returnWindowDays,
    deliveryUpTo: DELIVERY_COST_UP_TO,
  };
}
