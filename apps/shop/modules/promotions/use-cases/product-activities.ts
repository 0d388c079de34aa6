import type { Language } from "@gelora/locale/language.ts";
import { platformPart } from "@gelora/service-kit/platform-part.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { ProductActivity } from "../../../platform/schema.generated.ts";
import { productActivity } from "../activity-answer.ts";
import type { GoodsFacts } from "../domain/goods-cover.ts";
import type { StoredOffer } from "../domain/stored-offer.ts";
import { runningPromotions } from "./live-promotions.ts";

type Sku = { readonly skuCode: string; readonly salePrice: number; readonly productPrice: number };

export type ProductActivities = {
  /** Of any of its skus, in the order in which they are given. */
  readonly ofProduct: readonly ProductActivity[];
  readonly bySku: ReadonlyMap<string, readonly ProductActivity[]>;
};

type Cached = { readonly running: readonly StoredOffer[]; readonly activities: ProductActivities };

/**
 * Lists and pages are composed once and shown often: what runs for them is cached by their skus.
 */
export const activityCache = platformPart("the promotions of products", () => new WeakMap<readonly Sku[], Cached>());

/**
 * The running promotions that a product takes part in, exact to the moment [LST-13, PDP-06,
 * PDP-11].
 * @param skus of the composed page or card, in one language
 */
export function productActivities(
  platform: Platform,
  facts: Omit<GoodsFacts, "skuCode">,
  skus: readonly Sku[],
  language: Language,
): ProductActivities {
  const running = runningPromotions(platform);
  const cache = activityCache.of(platform);
  const cached = cache.get(skus);
  if (cached?.running === running) return cached.activities;
  const activities = compose(running, facts, skus, language);
  cache.set(skus, { running, activities });
  return activities;
}

function compose(
  running: readonly StoredOffer[],
  facts: Omit<GoodsFacts, "skuCode">,
  skus: readonly Sku[],
  language: Language,
): ProductActivities {
  const covering = ({ skuCode, salePrice, productPrice }: Sku) => {
    const goods = { ...facts, skuCode };
    return running.filter(({ covers }) => covers(goods, salePrice < productPrice));
  };
  const bySku = new Map(skus.map((sku) => [sku.skuCode, covering(sku)]));
  const any = new Set([...bySku.values()].flat());
  // Most promotions are about other products.
  const shown = new Map([...any].map((promotion) => [promotion, productActivity(promotion, language)]));
  const answers = (promotions: readonly StoredOffer[]) => promotions.flatMap((promotion) => shown.get(promotion) ?? []);
  return {
    ofProduct: answers(running.filter((promotion) => any.has(promotion))),
    bySku: new Map([...bySku].map(([skuCode, promotions]) => [skuCode, answers(promotions)])),
  };
}
