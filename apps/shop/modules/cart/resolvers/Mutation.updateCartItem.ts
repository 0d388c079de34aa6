import { sessionOf } from "../../../platform/refusals.ts";
import type { MutationResolvers } from "../../../platform/schema.generated.ts";
import { ownerOf } from "../../../platform/session.ts";
import { changeCartLine } from "../use-cases/change-cart-line.ts";
import { cartAnswer } from "./cart-answer.ts";

export const updateCartItem: MutationResolvers["updateCartItem"] = async (_parent, { input }, context) => {
  const owner = ownerOf(sessionOf(context));
  const outcome = await changeCartLine(context.platform, owner, {
    cartLineId: input.cartItemId,
    quantity: input.quantity ?? undefined,
    selected: input.selected ?? undefined,
  });
  return cartAnswer(outcome, context.platform.clock.now());
};
