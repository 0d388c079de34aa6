import { addRupiah } from "@gelora/money/rupiah.ts";
import { refusalError } from "../../../platform/refusals.ts";
import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { otherSizes } from "../../catalogue/catalogue.ts";
import { callersOrder } from "../../orders/orders.ts";
import { canExchange } from "../use-cases/choose-sizes.ts";
import { planReturn } from "../use-cases/plan-return.ts";
import { readWishes } from "./read-request.ts";
import { refundAnswer } from "./refund-answer.ts";

/** What can be returned, and what would go back for the pieces named; writes nothing. */
export const returnPreview: QueryResolvers["returnPreview"] = async (_parent, { input }, context) => {
  const order = await callersOrder(context, input.orderCode, input);
  if (!order.ok) throw refusalError(order.failure);
  const asked = readWishes({ ...input, orderCode: order.value.orderCode });
  if (!asked.ok) throw refusalError(asked.failure);
  const { platform, language } = context;
  const planned = await planReturn(platform, order.value, asked.value.wishes, asked.value.mode);
  if (!planned.ok) throw refusalError(planned.failure);
  const { goods, units, refund, returnable, channelCode, lastDay } = planned.value;
  const free = goods.lines.filter(({ lineNumber }) => (returnable.get(lineNumber) ?? []).length > 0);
  const sizes = canExchange(order.value)
    ? await otherSizes(
        platform,
        free.map(({ skuCode }) => skuCode),
        language,
      )
    : noSizes;
  return {
    returnable: goods.lines.map(({ lineNumber, orderItemCode, skuCode }) => ({
      orderItemCode,
      count: returnable.get(lineNumber)?.length ?? 0,
      amount: addRupiah(...(returnable.get(lineNumber) ?? []).map(({ charged }) => charged)),
      points: addRupiah(...(returnable.get(lineNumber) ?? []).map((unit) => unit.points)),
      sizes: (sizes.get(skuCode) ?? [])
        .filter(({ stock }) => stock > 0)
        .map((size) => ({ skuCode: size.skuCode, sizeName: size.sizeName, stock: size.stock })),
    })),
    refund: refundAnswer({ ...refund, units }, goods, channelCode, language),
    needsBankAccount: channelCode === null && order.value.total > 0,
    lastDay: lastDay ?? null,
  };
};

const noSizes: Awaited<ReturnType<typeof otherSizes>> = new Map();
