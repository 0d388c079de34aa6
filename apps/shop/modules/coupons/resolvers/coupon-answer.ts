import type { RequestContext } from "../../../platform/request-context.ts";
import type { Coupon } from "../../../platform/schema.generated.ts";
import { activityAnswer } from "../../promotions/activity-answer.ts";
import type { Verdict } from "../../promotions/offers.ts";
import { runningPromotions } from "../../promotions/promotions.ts";
import type { ListedCoupon } from "../use-cases/list-coupons.ts";

/** Coupons as the contract has them, with what each would give to the present cart. */
export function couponAnswers({ platform, language }: RequestContext, coupons: readonly ListedCoupon[]): Coupon[] {
  const promotions = runningPromotions(platform);
  return coupons.map((coupon) => {
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
  });
}

type ReasonCode = Verdict["reasons"][number]["code"];

/** Reasons that no other cart and no wait takes away. */
const lasting: ReadonlySet<string> = new Set<ReasonCode>(["FIRST_ORDER_ONLY", "GUESTS_ONLY", "ENDED"]);

/** Reasons that another cart, or another way to get it, takes away at once. */
const ofCart: ReadonlySet<string> = new Set<ReasonCode>([
  "DISTRIBUTION_TYPE",
  "NO_GOODS",
  "MISSING_AMOUNT",
  "MISSING_PIECES",
  "MISSING_REWARD_GOODS",
  "OUTRANKED",
  "NOT_WITH",
  "ALREADY_CHEAPER",
]);

export function statusOf({ isUsedUp, verdict }: ListedCoupon): "USABLE" | "BLOCKED" | "NEVER" | "USED" {
  if (isUsedUp || verdict?.reasons.some(({ code }) => code === "USED_BY_SHOPPER")) return "USED";
  if (verdict?.reasons.some(({ code }) => lasting.has(code))) return "NEVER";
  return verdict && verdict.state !== "BLOCKED" ? "USABLE" : "BLOCKED";
}

/**
 * With the present cart or with other goods in it: not one that begins later, or that needs a tier.
 */
export function isUsableNow(coupon: ListedCoupon): boolean {
  const status = statusOf(coupon);
  if (status !== "BLOCKED") return status === "USABLE";
  return (coupon.verdict?.reasons ?? []).every(({ code }) => ofCart.has(code));
}

/** For a list: what can be used first, then what waits for something, and what is over last. */
export function usableFirst(coupons: readonly ListedCoupon[]): readonly ListedCoupon[] {
  return coupons.toSorted((one, other) => rankOf(one) - rankOf(other));
}

function rankOf(coupon: ListedCoupon): number {
  const status = statusOf(coupon);
  if (status === "USABLE") return 0;
  if (status === "BLOCKED") return isUsableNow(coupon) ? 1 : 2;
  return 3;
}
