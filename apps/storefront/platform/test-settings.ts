import type { BrowserSettings } from "./configuration.ts";
import type { Page } from "./page-context.ts";

/** For tests: what a browser is told of the settings, of parties that do not exist. */
export const testSettings: BrowserSettings = {
  shopUrl: "http://shop.example",
  clubUrl: "http://club.example",
  recommendationsUrl: "http://recommendations.example",
  collectorUrl: "",
  siteCode: "gelora-id",
  siteUrl: "http://gelora.example",
};

/** For tests: the page that code outside of components is told of, by `tellBrowserPage`. */
export const testPage: Page = { language: "en-US", webp: false, settings: testSettings };
