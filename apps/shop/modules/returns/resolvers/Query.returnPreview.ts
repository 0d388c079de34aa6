import { refusalError } from "../../../platform/refusals.ts";
import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { planReturn } from "../use-cases/plan-return.ts";
import { callersOrder } from "./callers-order.ts";
import { readWishes } from "./read-request.ts";
import { refundAnswer } from "./refund-answer.ts";

/** What can be returned, and what would go back for the pieces named; writes nothing. */
export const returnPreview: QueryResolvers["returnPreview"] = async (_parent, { input }, context) => {
  const order = await callersOrder(context, input.orderCode, input);
  if (!order.ok) throw refusalError(order.failure);
  const wishes = readWishes({ ...input, orderCode: order.value.orderCode });
  if (!wishes.ok) throw refusalError(wishes.failure);
  const planned = await planReturn(context.platform, order.value, wishes.value);
  if (!planned.ok) throw refusalError(planned.failure);
  const { goods, refund, returnable, channelCode, lastDay } = planned.value;
  return {
    returnable: goods.lines.map(({ lineNumber, orderItemCode }) => ({
      orderItemCode,
      count: returnable.get(lineNumber) ?? 0,
    })),
    refund: refundAnswer(refund, goods, channelCode, context.language),
    needsBankAccount: channelCode === null && order.value.total > 0,
    lastDay: lastDay ?? null,
  };
};
