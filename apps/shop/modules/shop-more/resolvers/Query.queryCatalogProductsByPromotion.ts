import { listPage, pageInfoOf } from "../../../platform/list-page.ts";
import { readDistributionType } from "../../../platform/read-distribution-type.ts";
import { refusalError } from "../../../platform/refusals.ts";
import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { ownerOf } from "../../../platform/session.ts";
import { activityAnswer, tiersAnswer } from "../../promotions/activity-answer.ts";
import { shopMore } from "../use-cases/shop-more.ts";

/** [PRM-04, PRM-08, PRM-09, OPS-46] */
export const queryCatalogProductsByPromotion: QueryResolvers["queryCatalogProductsByPromotion"] = async (
  _parent,
  { activityCode, pageInput, distributionType: code },
  { platform, session, language },
) => {
  const type = readDistributionType(code);
  if (!type.ok) throw refusalError(type.failure);
  const page = listPage(pageInput, { most: 50 });
  const { limit, offset } = page;
  const owner = session && ownerOf(session);
  const request = { activityCode, owner, distributionType: type.value, limit, offset };
  const shown = await shopMore(platform, request, language);
  if (!shown) return null;
  const { promotion, verdict, promotions, cards, total } = shown;
  return {
    activityCode,
    activity: activityAnswer(promotion, { verdict, giveaways: [], promotions }, language),
    promotionTiers: tiersAnswer(promotion, verdict?.progress),
    dataList: [...cards],
    pageInfo: pageInfoOf(page, total),
  };
};
