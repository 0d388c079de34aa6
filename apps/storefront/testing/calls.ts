import { tellBrowserPage } from "../platform/page/browser-page.ts";
import { useFakeBrowser as fakeBrowser } from "./browser.ts";
import { fakeShop } from "./loader.ts";

/**
 * For tests: a hydrated guest browser, and gateways that answer by operation name.
 * @returns the calls to them, in order
 */
export function browserWithShop(answers: Parameters<typeof fakeShop>[0]) {
  fakeBrowser({ guestId: "guest" });
  const [shopUrl, empty] = ["http://shop.example", ""];
  const settings = {
    shopUrl,
    clubUrl: "http://club.example",
    clubSiteUrl: empty,
    clubSiteKey: empty,
    recommendationsUrl: empty,
    collectorUrl: empty,
    siteCode: "s",
    siteName: "Gelora",
    siteUrl: empty,
    pictureForm: empty,
  };
  tellBrowserPage({ language: "en-US", webp: false, settings });
  return fakeShop(answers);
}
