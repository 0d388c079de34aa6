import { seconds } from "@gelora/service-kit/durations.ts";
import type { ShopModule } from "../../platform/shop-module.ts";
import { productInit } from "./resolvers/Query.productInit.ts";
import { queryPromotionActivityByProduct } from "./resolvers/Query.queryPromotionActivityByProduct.ts";
import { sitemapProducts } from "./resolvers/Query.sitemapProducts.ts";
import { mountFeeds } from "./routes/feeds.ts";
import * as createCatalogue from "./storage/migrations/0001-create-catalogue.ts";
import * as noteTheOrigin from "./storage/migrations/0002-note-the-origin.ts";
import * as indexNumbers from "./storage/migrations/0003-index-numbers.ts";
import * as collateCodes from "./storage/migrations/0004-collate-codes.ts";
import * as giveSalesAPeriod from "./storage/migrations/0005-give-sales-a-period.ts";
import * as tellHowGoodsFit from "./storage/migrations/0006-tell-how-goods-fit.ts";
import * as rateProducts from "./storage/migrations/0007-rate-products.ts";
import * as tellChanges from "./storage/migrations/0008-tell-changes.ts";
import * as composeParts from "./storage/migrations/0009-compose-parts.ts";
import { catalogueFollower, lookAtCatalogue, startFollowing } from "./use-cases/follow-catalogue.ts";
import { frameCache, readFrame } from "./use-cases/read-frame.ts";
import { cacheProducts, productViews } from "./use-cases/read-product.ts";
import { feeds } from "./use-cases/stored-feeds.ts";

export const catalogueModule: ShopModule = {
  name: "catalogue",
  migrations: {
    "0001-create-catalogue": createCatalogue,
    "0002-note-the-origin": noteTheOrigin,
    "0003-index-numbers": indexNumbers,
    "0004-collate-codes": collateCodes,
    "0005-give-sales-a-period": giveSalesAPeriod,
    "0006-tell-how-goods-fit": tellHowGoodsFit,
    "0007-rate-products": rateProducts,
    "0008-tell-changes": tellChanges,
    "0009-compose-parts": composeParts,
  },
  parts: [frameCache, catalogueFollower, productViews, feeds],
  resolvers: { Query: { productInit, queryPromotionActivityByProduct, sitemapProducts } },
  routes: mountFeeds,
  recurringTasks: (platform) => [
    { name: "follow the catalogue", every: seconds(1), run: () => lookAtCatalogue(platform), inEveryProcess: true },
  ],
  start: async (platform) => {
    await startFollowing(platform);
    await readFrame(platform);
    cacheProducts(platform);
  },
};
