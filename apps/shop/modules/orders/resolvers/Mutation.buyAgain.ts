import type { MutationResolvers } from "../../../platform/schema.generated.ts";
import { holderOf } from "../../cart/holder-of.ts";
import { buyAgain as buy } from "../use-cases/buy-again.ts";
import { nameOfLine } from "./line-answers.ts";

/** The client reads data.code: 'success', or the reason why not [ORD-19, OPS-38, K15]. */
export const buyAgain: MutationResolvers["buyAgain"] = async (_parent, { orderCode }, context) => {
  const outcome = await buy(context.platform, holderOf(context), orderCode);
  if (!outcome.ok) return { data: { code: outcome.failure.code, count: 0, skipped: [] } };
  const { added, skipped } = outcome.value;
  const told = skipped.map(({ line, failure, wanted, added: addedOfLine }) => ({
    skuCode: line.skuCode,
    skuName: nameOfLine(line, context.language),
    code: failure.code,
    wanted,
    added: addedOfLine,
  }));
  return { data: { code: "success", count: added, skipped: told } };
};
