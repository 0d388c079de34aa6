import type { CustomOrderDetailResolvers } from "../../../platform/schema.generated.ts";
import { refundAnswers } from "./refund-answers.ts";

/** Resolved only on request; the order was found as the caller's own. */
export const refunds: CustomOrderDetailResolvers["refunds"] = async ({ orderCode }, _input, context) =>
  orderCode ? refundAnswers(context.platform, orderCode, context.language) : [];
