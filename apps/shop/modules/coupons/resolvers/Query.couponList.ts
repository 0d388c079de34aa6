import { listPage, pageInfoOf } from "../../../platform/list-page.ts";
import { sessionOf } from "../../../platform/refusals.ts";
import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { ownerOf } from "../../../platform/session.ts";
import { listCoupons } from "../use-cases/list-coupons.ts";
import { couponAnswers, usableFirst } from "./coupon-answer.ts";

/** A page may hold more than anyone has: its reader asks for more of the list in one piece. */
export const couponList: QueryResolvers["couponList"] = async (_parent, { pageInput }, context) => {
  const all = usableFirst(await listCoupons(context.platform, ownerOf(sessionOf(context))));
  const page = listPage(pageInput, { most: 200 });
  return {
    dataList: couponAnswers(context, all.slice(page.offset, page.offset + page.limit)),
    pageInfo: pageInfoOf(page, all.length),
  };
};
