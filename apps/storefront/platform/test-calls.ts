import { tellBrowserPage } from "./browser-page.ts";
import { useFakeBrowser as fakeBrowser } from "./test-browser.ts";
import { fakeShop } from "./test-loader.ts";

/**
 * For tests: a hydrated browser of a guest, and a shop that answers by operation name.
 * @returns what the shop was asked, in order
 */
export function browserWithShop(answers: Parameters<typeof fakeShop>[0]) {
  fakeBrowser({ guestId: "guest" });
  const [shopUrl, empty] = ["http://shop.example", ""];
  const settings = {
    shopUrl,
    clubUrl: empty,
    recommendationsUrl: empty,
    collectorUrl: empty,
    siteCode: "s",
    siteUrl: empty,
  };
  tellBrowserPage({ language: "en-US", webp: false, settings });
  return fakeShop(answers);
}
