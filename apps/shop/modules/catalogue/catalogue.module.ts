import { seconds } from "@gelora/service-kit/durations.ts";
import type { ShopModule } from "../../platform/shop-module.ts";
import { displayVersion } from "./resolvers/Query.displayVersion.ts";
import { productInit } from "./resolvers/Query.productInit.ts";
import { queryPromotionActivityByProduct } from "./resolvers/Query.queryPromotionActivityByProduct.ts";
import { sitemapProducts } from "./resolvers/Query.sitemapProducts.ts";
import { mountMerchantFeeds } from "./routes/merchant-feeds.ts";
import { mountProductFeed } from "./routes/product-feed.ts";
import * as createCatalogue from "./storage/migrations/0001-create-catalogue.ts";
import * as noteTheOrigin from "./storage/migrations/0002-note-the-origin.ts";
import * as indexNumbers from "./storage/migrations/0003-index-numbers.ts";
import * as collateCodes from "./storage/migrations/0004-collate-codes.ts";
import * as giveSalesAPeriod from "./storage/migrations/0005-give-sales-a-period.ts";
import * as tellHowGoodsFit from "./storage/migrations/0006-tell-how-goods-fit.ts";
import { feeds } from "./use-cases/compose-feed.ts";
import { catalogueFollower, followCatalogue, startFollowing } from "./use-cases/follow-catalogue.ts";
import { frameCache, readFrame } from "./use-cases/read-frame.ts";
import { cacheProducts, productViews } from "./use-cases/read-product.ts";

export const catalogueModule: ShopModule = {
  name: "catalogue",
  migrations: {
    "0001-create-catalogue": createCatalogue,
    "0002-note-the-origin": noteTheOrigin,
    "0003-index-numbers": indexNumbers,
    "0004-collate-codes": collateCodes,
    "0005-give-sales-a-period": giveSalesAPeriod,
    "0006-tell-how-goods-fit": tellHowGoodsFit,
  },
  parts: [frameCache, catalogueFollower, productViews, feeds],
  resolvers: { Query: { displayVersion, productInit, queryPromotionActivityByProduct, sitemapProducts } },
  routes: (platform, server) => {
    mountProductFeed(platform, server);
    mountMerchantFeeds(platform, server);
  },
  recurringTasks: (platform) => [
    { name: "follow the catalogue", every: seconds(1), run: () => followCatalogue(platform), inEveryProcess: true },
  ],
  start: async (platform) => {
    await startFollowing(platform);
    await readFrame(platform);
    cacheProducts(platform);
  },
};
