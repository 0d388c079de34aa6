import type { MutationResolvers } from "../../../platform/schema.generated.ts";
import { holderOf } from "../holder-of.ts";
import { addToCart } from "../use-cases/add-to-cart.ts";
import { cartAnswer } from "./cart-answer.ts";

export const addCart: MutationResolvers["addCart"] = async (_parent, { input }, context) => {
  const outcome = await addToCart(context.platform, holderOf(context), {
    productCode: input.productCode,
    skuCode: input.skuCode,
    orgCode: input.orgCode,
    quantity: input.quantity ?? 1,
    distributionType: input.distributionType,
    activityCode: input.activityCode ?? null,
    ticket: input.ticket,
  });
  return cartAnswer(outcome, context.platform.clock.now());
};
