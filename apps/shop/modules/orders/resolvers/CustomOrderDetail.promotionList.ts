import type { CustomOrderDetailResolvers } from "../../../platform/schema.generated.ts";
import { reasonAnswer } from "../../promotions/activity-answer.ts";
import { promotionsOfOrder } from "../use-cases/show-promotions.ts";

/** Resolved only on request; the order was found as the caller's own [CRT-11, PRM-02]. */
export const promotionList: CustomOrderDetailResolvers["promotionList"] = async ({ orderCode }, _input, context) => {
  const kept = orderCode ? await promotionsOfOrder(context.platform, orderCode) : [];
  return kept.map(({ code, name, state, saved, reasons }) => ({
    activityCode: code,
    activityName: name[context.language],
    state,
    saved,
    reasonList: reasons.map((reason) => reasonAnswer(reason, kept, context.language)),
  }));
};
