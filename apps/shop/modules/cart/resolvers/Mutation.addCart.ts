import { sessionOf } from "../../../platform/refusals.ts";
import type { MutationResolvers } from "../../../platform/schema.generated.ts";
import { ownerOf } from "../../../platform/session.ts";
import { addToCart } from "../use-cases/add-to-cart.ts";
import { cartAnswer } from "./cart-answer.ts";

export const addCart: MutationResolvers["addCart"] = async (_parent, { input }, context) => {
  const owner = ownerOf(sessionOf(context));
  const outcome = await addToCart(context.platform, owner, {
    productCode: input.productCode,
    skuCode: input.skuCode,
    orgCode: input.orgCode,
    quantity: input.quantity ?? 1,
    distributionType: input.distributionType,
    activityCode: input.activityCode ?? null,
  });
  return cartAnswer(outcome, context.platform.clock.now());
};
