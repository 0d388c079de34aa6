import { type DistributionType, homeDelivery, storePickup } from "@gelora/contracts/distribution-type.ts";
import type { Language } from "@gelora/locale/language.ts";
import { seconds } from "@gelora/service-kit/durations.ts";
import { platformPart } from "@gelora/service-kit/platform-part.ts";
import { LRUCache } from "lru-cache";
import type { Platform } from "../../../platform/platform.ts";
import { runningPromotions } from "../../promotions/promotions.ts";
import { type Goods, goodsOf } from "./goods-of.ts";

/**
 * Gifts and add-ons are shown with every cart that could have them, so each process caches them
 * this long. For display: whether one can be had is decided when it is taken, and when it is
 * ordered.
 */
const life = seconds(2);

type Giveaways = Promise<ReadonlyMap<DistributionType, ReadonlyMap<string, Goods>>>;

export const giveawayCache = platformPart(
  "the cache of gifts and add-ons",
  () => new LRUCache<string, { readonly goods: Giveaways }>({ max: 10, ttl: life }),
);

/** The gifts and add-ons of all running promotions by sku, delivered and picked up. */
export function giveawayGoods(platform: Platform, language: Language): Giveaways {
  const rewards = runningPromotions(platform).map(({ rule }) => rule.reward);
  const skuCodes = [
    ...new Set(
      rewards.flatMap((reward) => ("giveaways" in reward ? reward.giveaways.map(({ skuCode }) => skuCode) : [])),
    ),
  ].sort();
  if (skuCodes.length === 0) return Promise.resolve(new Map());
  const cache = giveawayCache.of(platform);
  const key = `${language} ${skuCodes.join(" ")}`;
  const known = cache.get(key);
  if (known) return known.goods;
  const goods = readGiveaways(platform, skuCodes, language);
  // A failed read is not cached.
  goods.catch(() => cache.delete(key));
  cache.set(key, { goods });
  return goods;
}

async function readGiveaways(platform: Platform, skuCodes: readonly string[], language: Language): Giveaways {
  const [delivered, pickedUp] = await platform.database.together(
    await goodsOf(platform, skuCodes, { distributionType: homeDelivery, language }),
    await goodsOf(platform, skuCodes, { distributionType: storePickup, language }),
  );
  return new Map([
    [homeDelivery, delivered],
    [storePickup, pickedUp],
  ]);
}
