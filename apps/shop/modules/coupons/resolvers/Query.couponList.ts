import { sessionOf } from "../../../platform/refusals.ts";
import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { ownerOf } from "../../../platform/session.ts";
import { listCoupons } from "../use-cases/list-coupons.ts";
import { couponAnswers } from "./coupon-answer.ts";

const mostOfPage = 50;

export const couponList: QueryResolvers["couponList"] = async (_parent, { pageInput }, context) => {
  const all = await listCoupons(context.platform, ownerOf(sessionOf(context)));
  const pageNum = Math.max(pageInput?.pageNum ?? 1, 1);
  const pageSize = Math.min(Math.max(pageInput?.pageSize ?? 10, 1), mostOfPage);
  return {
    dataList: couponAnswers(context, all.slice((pageNum - 1) * pageSize, pageNum * pageSize)),
    pageInfo: {
      hasNextPage: pageNum * pageSize < all.length,
      hasPreviousPage: pageNum > 1,
      totalCount: all.length,
    },
  };
};
