import { seconds } from "@gelora/service-kit/durations.ts";
import type { ShopModule } from "../../platform/shop-module.ts";
import { catalogProductSearchInit } from "./resolvers/Query.catalogProductSearchInit.ts";
import { productCards } from "./resolvers/Query.productCards.ts";
import { searchSuggestions } from "./resolvers/Query.searchSuggestions.ts";
import { sitemapLists } from "./resolvers/Query.sitemapLists.ts";
import { listFrames } from "./use-cases/find-products.ts";
import { followedOffers, followOffers } from "./use-cases/follow-offers.ts";
import { popularProducts } from "./use-cases/list-help.ts";
import { cacheCards, listedProducts, promotedCards } from "./use-cases/read-cards.ts";
import { searchIndex, settleIndex, startIndex } from "./use-cases/running-index.ts";
import { suggestions } from "./use-cases/suggest.ts";

/** Mounted after the catalogue and the flash sales, whose changes it follows. */
export const searchModule: ShopModule = {
  name: "search",
  migrations: {},
  parts: [searchIndex, listFrames, popularProducts, suggestions, listedProducts, promotedCards, followedOffers],
  resolvers: { Query: { catalogProductSearchInit, productCards, searchSuggestions, sitemapLists } },
  recurringTasks: (platform) => [
    { name: "settle the search index", every: seconds(1), run: () => settleIndex(platform), inEveryProcess: true },
    { name: "follow flash sales in lists", every: seconds(1), run: () => followOffers(platform), inEveryProcess: true },
  ],
  prepareToAnswer: async (platform) => {
    cacheCards(platform);
    // First: a flash sale that ends while the index is built is then seen to have ended.
    await followOffers(platform);
    await startIndex(platform);
  },
};
