import { sessionOf } from "../../../platform/refusals.ts";
import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { ownerOf } from "../../../platform/session.ts";
import { activityAnswer } from "../../promotions/activity-answer.ts";
import { runningPromotions } from "../../promotions/promotions.ts";
import { type ListedCoupon, listCoupons } from "../use-cases/list-coupons.ts";

const mostOfPage = 50;

export const couponList: QueryResolvers["couponList"] = async (_parent, { pageInput }, context) => {
  const { platform, language } = context;
  const all = await listCoupons(platform, ownerOf(sessionOf(context)));
  const pageNum = Math.max(pageInput?.pageNum ?? 1, 1);
  const pageSize = Math.min(Math.max(pageInput?.pageSize ?? 10, 1), mostOfPage);
  const promotions = runningPromotions(platform);
  const answer = (coupon: ListedCoupon) => {
    const { offer, verdict } = coupon;
    const activity = activityAnswer(offer, { verdict, giveaways: [], promotions }, language);
    return {
      couponCode: coupon.couponCode,
      couponName: activity.activityName,
      description: activity.activityRemark,
      amount: coupon.isUsedUp ? 0 : (verdict?.saved ?? 0),
      beginTime: activity.activityBegin,
      endTime: activity.activityEnd,
      status: statusOf(coupon),
      reasonList: activity.reasonList,
      activity,
    };
  };
  return {
    dataList: all.slice((pageNum - 1) * pageSize, pageNum * pageSize).map(answer),
    pageInfo: {
      hasNextPage: pageNum * pageSize < all.length,
      hasPreviousPage: pageNum > 1,
      totalCount: all.length,
    },
  };
};

function statusOf({ isUsedUp, verdict }: ListedCoupon): "USABLE" | "BLOCKED" | "USED" {
  if (isUsedUp || verdict?.reasons.some(({ code }) => code === "USED_BY_SHOPPER")) return "USED";
  return verdict && verdict.state !== "BLOCKED" ? "USABLE" : "BLOCKED";
}
