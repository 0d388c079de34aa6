import { seconds } from "@gelora/service-kit/durations.ts";
import type { ShopModule } from "../../platform/shop-module.ts";
import { catalogProductSearchInit } from "./resolvers/Query.catalogProductSearchInit.ts";
import { productCards } from "./resolvers/Query.productCards.ts";
import { searchSuggestions } from "./resolvers/Query.searchSuggestions.ts";
import { listFrames } from "./use-cases/find-products.ts";
import { cacheCards, listedProducts, promotedCards } from "./use-cases/read-cards.ts";
import { searchIndex, settleIndex, startIndex } from "./use-cases/running-index.ts";
import { suggestions } from "./use-cases/suggest.ts";

/** Mounted after the catalogue, whose changes it follows. */
export const searchModule: ShopModule = {
  name: "search",
  migrations: {},
  parts: [searchIndex, listFrames, suggestions, listedProducts, promotedCards],
  resolvers: { Query: { catalogProductSearchInit, productCards, searchSuggestions } },
  recurringTasks: (platform) => [
    { name: "settle the search index", every: seconds(1), run: () => settleIndex(platform), inEveryProcess: true },
  ],
  prepareToAnswer: async (platform) => {
    cacheCards(platform);
    await startIndex(platform);
  },
};
