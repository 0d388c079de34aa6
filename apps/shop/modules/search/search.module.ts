import type { ShopModule } from "../../platform/shop-module.ts";
import { catalogProductSearchInit } from "./resolvers/Query.catalogProductSearchInit.ts";
import { searchSuggestions } from "./resolvers/Query.searchSuggestions.ts";
import { startIndex } from "./use-cases/keep-index.ts";
import { shelveCards } from "./use-cases/read-cards.ts";

/** To be mounted after the catalogue, whose changes it follows. */
export const searchModule: ShopModule = {
  name: "search",
  migrations: {},
  resolvers: { Query: { catalogProductSearchInit, searchSuggestions } },
  start: async (platform) => {
    shelveCards(platform);
    await startIndex(platform);
  },
};
