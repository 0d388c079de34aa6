import type { CustomOrderDetailResolvers } from "../../../platform/schema.generated.ts";
import { refundTransferAnswer } from "./refund-transfer-answer.ts";

/** Resolved only on request; the order was found as the caller's own. */
export const refundTransfer: CustomOrderDetailResolvers["refundTransfer"] = async ({ orderCode }, _input, context) =>
  orderCode ? refundTransferAnswer(context.platform, orderCode) : null;
