import type { Language } from "@gelora/locale/language.ts";
import { hours } from "@gelora/service-kit/durations.ts";
import type { Platform } from "../../../platform/platform.ts";
import { shownCampaign } from "../../flash-sales/sku-campaign.ts";
import { googleFeed } from "../domain/google-feed.ts";
import { metaFeed } from "../domain/meta-feed.ts";
import type { SkuSource } from "../product-source.ts";
import { feedProduct } from "./feed-product.ts";
import { readAllDescribed } from "./read-all-products.ts";
import { readFrame } from "./read-frame.ts";
import type { Feed } from "./stored-feeds.ts";

export const feedKinds = { google: googleFeed, meta: metaFeed } as const;
type FeedKind = keyof typeof feedKinds;

/** Some hundred kilobytes of text at a time. */
const pageSize = 50;

export function merchantFeed(platform: Platform, kind: FeedKind, language: Language): Feed {
  return {
    name: `${kind}-${language}`,
    // Catalogues fetch them a few times a day, and prices and stock should not be older.
    freshFor: hours(1),
    text: () => feedText(platform, kind, language),
  };
}

async function* feedText(platform: Platform, kind: FeedKind, language: Language): AsyncGenerator<string> {
  const { opening, product, closing } = feedKinds[kind];
  const { STOREFRONT_URL, SITE_NAME } = platform.configuration;
  const site = STOREFRONT_URL.replace(/\/$/, "");
  const campaignOf = (sku: SkuSource) => shownCampaign(platform, sku, language);
  const shared = { frame: await readFrame(platform), language, site, campaignOf };
  yield opening({ title: SITE_NAME, site, language });
  for await (const page of readAllDescribed(platform, pageSize)) {
    const text = page.map((source) => product(feedProduct(source, source.description[language], shared))).join("");
    if (text) yield text;
  }
  yield closing;
}
