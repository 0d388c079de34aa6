import type { MutationResolvers } from "../../../platform/schema.generated.ts";
import { holderOf } from "../holder-of.ts";
import { changeCartLine } from "../use-cases/change-cart-line.ts";
import { cartAnswer } from "./cart-answer.ts";

export const updateCartItem: MutationResolvers["updateCartItem"] = async (_parent, { input }, context) => {
  const outcome = await changeCartLine(context.platform, holderOf(context), {
    cartLineId: input.cartItemId,
    quantity: input.quantity ?? undefined,
    selected: input.selected ?? undefined,
    activityCode: input.activityCode ?? undefined,
  });
  return cartAnswer(outcome, context.platform.clock.now());
};
