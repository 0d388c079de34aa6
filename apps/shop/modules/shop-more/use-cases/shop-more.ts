import type { DistributionType } from "@gelora/contracts/distribution-type.ts";
import type { Language } from "@gelora/locale/language.ts";
import type { Platform } from "../../../platform/platform.ts";
import { cartVerdicts } from "../../cart/cart.ts";
import { productsCovered } from "../../catalogue/read-models.ts";
import { runningPromotions } from "../../promotions/promotions.ts";
import { readCards } from "../../search/search.ts";

export type ShopMoreRequest = {
  readonly activityCode: string;
  /** Undefined without a session. */
  readonly owner: string | undefined;
  readonly distributionType: DistributionType;
  readonly offset: number;
  readonly limit: number;
};

/**
 * The goods that count for a promotion, and what it gives to the caller's cart [PRM-04, PRM-08].
 * @returns undefined for a promotion that does not run
 */
export async function shopMore(platform: Platform, request: ShopMoreRequest, language: Language) {
  const { activityCode, owner, distributionType, ...page } = request;
  const promotions = runningPromotions(platform);
  const promotion = promotions.find(({ code }) => code === activityCode);
  if (!promotion) return undefined;
  const [{ productCodes, total }, verdicts] = await Promise.all([
    productsCovered(platform, promotion.rule.reward.goods, page),
    owner === undefined ? [] : cartVerdicts(platform, owner, distributionType),
  ]);
  return {
    promotion,
    promotions,
    verdict: verdicts.find(({ offer }) => offer.code === activityCode),
    cards: await readCards(platform, productCodes, language),
    total,
  };
}
