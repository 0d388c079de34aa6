import { seconds } from "@gelora/service-kit/durations.ts";
import type { ShopModule } from "../../platform/shop-module.ts";
import * as createOffers from "./storage/migrations/0001-create-offers.ts";
import * as createCouponCodes from "./storage/migrations/0002-create-coupon-codes.ts";
import * as tellChanges from "./storage/migrations/0003-tell-changes.ts";
import * as findCouponsWithoutHyphens from "./storage/migrations/0004-find-coupons-without-hyphens.ts";
import { followPromotions, livePromotions, type Shoppers } from "./use-cases/live-promotions.ts";
import { activityCache } from "./use-cases/product-activities.ts";

/** @param shoppers what orders and the club say about a shopper */
export function createPromotionsModule(shoppers: Shoppers): ShopModule {
  return {
    name: "promotions",
    migrations: {
      "0001-create-offers": createOffers,
      "0002-create-coupon-codes": createCouponCodes,
      "0003-tell-changes": tellChanges,
      "0004-find-coupons-without-hyphens": findCouponsWithoutHyphens,
    },
    parts: [livePromotions, activityCache],
    resolvers: {},
    recurringTasks: (platform) => [
      { name: "follow promotions", every: seconds(1), run: () => followPromotions(platform), inEveryProcess: true },
    ],
    start: async (platform) => {
      livePromotions.of(platform).shoppers = shoppers;
      await followPromotions(platform);
    },
  };
}
