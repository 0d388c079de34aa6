import type { BrowserSettings } from "../platform/page/configuration.ts";
import type { Page } from "../platform/page/page-context.ts";

/** For tests: a browser's settings, with fictional parties. */
export const testSettings: BrowserSettings = {
  shopUrl: "http://shop.example",
  clubUrl: "http://club.example",
  clubSiteUrl: "http://mapclub.example",
  clubSiteKey: "fixed-key",
  recommendationsUrl: "http://recommendations.example",
  collectorUrl: "",
  siteCode: "gelora-id",
  siteName: "Gelora",
  siteUrl: "http://gelora.example",
  pictureForm: "/img/{key}@{width}.{format}",
};

/** For tests: the page for code outside of components, set by `tellBrowserPage`. */
export const testPage: Page = { language: "en-US", webp: false, settings: testSettings };
