import { addRupiah } from "@gelora/money/rupiah.ts";
import { refusalError } from "../../../platform/refusals.ts";
import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { otherSizes } from "../../catalogue/catalogue.ts";
import { callersOrder, lineInSize, nameOfLine, type OrderLine } from "../../orders/orders.ts";
import { canExchange } from "../use-cases/choose-sizes.ts";
import { planReturn, type ReturnPlan } from "../use-cases/plan-return.ts";
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
  const own = new Set(returnable.map(({ skuCode }) => skuCode));
  const sizes = canExchange(order.value) ? await otherSizes(platform, [...own], language) : noSizes;
  return {
    returnable: goods.lines.flatMap((line) =>
      inSizes(line, returnable).map(([sized, units]) => ({
        orderItemCode: line.orderItemCode,
        skuCode: sized.skuCode,
        skuName: nameOfLine(sized, language),
        count: units.length,
        amount: addRupiah(...units.map(({ charged }) => charged)),
        points: addRupiah(...units.map((unit) => unit.points)),
        hasOtherSizes: (sizes.get(sized.skuCode) ?? []).length > 0,
        sizes: (sizes.get(sized.skuCode) ?? [])
          .filter(({ stock }) => stock > 0)
          .map((size) => ({ skuCode: size.skuCode, sizeName: size.sizeName, stock: size.stock })),
      })),
    ),
    refund: refundAnswer({ ...refund, units }, goods, channelCode, language),
    needsBankAccount: channelCode === null && order.value.total > 0,
    lastDay: lastDay ?? null,
  };
};

type Returnable = ReturnPlan["returnable"];

/** A line once for each size that the shopper has of it; as it was ordered when nothing is left. */
function inSizes(line: OrderLine, returnable: Returnable): readonly (readonly [OrderLine, Returnable])[] {
  const own = returnable.filter(({ lineNumber }) => lineNumber === line.lineNumber).toReversed();
  if (own.length === 0) return [[line, own]];
  return [...Map.groupBy(own, ({ skuCode }) => skuCode).values()].map((units) => [
    lineInSize(line, units[0]?.size ?? null),
    units,
  ]);
}

const noSizes: Awaited<ReturnType<typeof otherSizes>> = new Map();
