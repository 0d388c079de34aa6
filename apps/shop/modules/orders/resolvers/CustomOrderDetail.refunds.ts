import type { CustomOrderDetailResolvers } from "../../../platform/schema.generated.ts";
import { channelName } from "../../payments/payments.ts";
import { say } from "../domain/words.ts";
import { showRefunds } from "../use-cases/show-refunds.ts";

/** Resolved only on request; the order was found as the caller's own. */
export const refunds: CustomOrderDetailResolvers["refunds"] = async ({ orderCode }, _input, context) => {
  const { platform, language } = context;
  const shown = orderCode ? await showRefunds(platform, orderCode) : [];
  return shown.map(({ amount, status, channelCode, notedAt, doneAt }) => ({
    amount,
    status,
    payMent: channelCode === undefined ? say(language, "refund.transfer") : channelName(channelCode, language),
    createTime: notedAt.toISOString(),
    doneTime: doneAt?.toISOString() ?? null,
  }));
};
