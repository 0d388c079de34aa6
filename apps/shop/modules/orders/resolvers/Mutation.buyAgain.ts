import type { MutationResolvers } from "../../../platform/schema.generated.ts";
import { holderOf } from "../../cart/holder-of.ts";
import { noReturns, type ReturnsOf } from "../domain/order-returns.ts";
import { buyAgain as buy } from "../use-cases/buy-again.ts";
import { nameOfLine } from "./line-answers.ts";

/** The client reads data.code: 'success', or the reason why not [ORD-19, OPS-38, K15]. */
export const buyAgain =
  (returnsOf: ReturnsOf): MutationResolvers["buyAgain"] =>
  async (_parent, { orderCode }, context) => {
    const { platform, language } = context;
    const outcome = await buy(platform, holderOf(context), orderCode, async (shown) => {
      const returned = await returnsOf(platform, [shown], language);
      return (returned.get(orderCode) ?? noReturns).exchanged;
    });
    if (!outcome.ok) return { data: { code: outcome.failure.code, count: 0, skipped: [] } };
    const { added, skipped } = outcome.value;
    const skippedLines = skipped.map(({ line, failure, wanted, added: addedOfLine }) => ({
      skuCode: line.skuCode,
      skuName: nameOfLine(line, language),
      code: failure.code,
      wanted,
      added: addedOfLine,
    }));
    return { data: { code: "success", count: added, skipped: skippedLines } };
  };
