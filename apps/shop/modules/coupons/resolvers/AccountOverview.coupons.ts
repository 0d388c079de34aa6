import { readPart } from "../../../platform/read-part.ts";
import { memberSessionOf } from "../../../platform/refusals.ts";
import type { AccountOverviewResolvers } from "../../../platform/schema.generated.ts";
import { ownerOf } from "../../../platform/session.ts";
import { listCoupons } from "../use-cases/list-coupons.ts";
import { couponAnswers, isUsableNow, usableFirst } from "./coupon-answer.ts";

const mostShown = 3;

/** Coupons that can be used now; those that fit the present cart come first. */
export const overviewCoupons: NonNullable<AccountOverviewResolvers["coupons"]> = (_parent, _input, context) =>
  readPart(context.platform, "coupons", async () => {
    const all = await listCoupons(context.platform, ownerOf(memberSessionOf(context)));
    const usable = usableFirst(all.filter(isUsableNow));
    return { dataList: couponAnswers(context, usable.slice(0, mostShown)), totalCount: usable.length };
  });
