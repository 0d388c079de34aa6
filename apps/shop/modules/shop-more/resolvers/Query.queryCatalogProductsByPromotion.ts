import { distributionTypeOf } from "@gelora/contracts/distribution-type.ts";
import { failure } from "@gelora/outcomes/outcome.ts";
import { refusalError } from "../../../platform/refusals.ts";
import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { ownerOf } from "../../../platform/session.ts";
import { activityAnswer, tiersAnswer } from "../../promotions/activity-answer.ts";
import { shopMore } from "../use-cases/shop-more.ts";

const mostOfPage = 50;

/** [PRM-04, PRM-08, PRM-09, OPS-46] */
export const queryCatalogProductsByPromotion: QueryResolvers["queryCatalogProductsByPromotion"] = async (
  _parent,
  { activityCode, pageInput, distributionType: code },
  { platform, session, language },
) => {
  const distributionType = distributionTypeOf(code);
  if (!distributionType)
    throw refusalError(
      failure("INVALID_INPUT", { field: "distributionType", reason: "distributionType is 11 or 21." }).failure,
    );
  const pageNum = Math.max(pageInput?.pageNum ?? 1, 1);
  const limit = Math.min(Math.max(pageInput?.pageSize ?? 10, 1), mostOfPage);
  const owner = session && ownerOf(session);
  const request = { activityCode, owner, distributionType, limit, offset: (pageNum - 1) * limit };
  const shown = await shopMore(platform, request, language);
  if (!shown) return null;
  const { promotion, verdict, promotions, cards, total } = shown;
  return {
    activityCode,
    activity: activityAnswer(promotion, { verdict, giveaways: [], promotions }, language),
    promotionTiers: tiersAnswer(promotion, verdict?.progress),
    dataList: [...cards],
    pageInfo: { hasNextPage: pageNum * limit < total, hasPreviousPage: pageNum > 1, totalCount: total },
  };
};
