import { sessionOf } from "../../../platform/refusals.ts";
import type { MutationResolvers } from "../../../platform/schema.generated.ts";
import { deviceOf, ownerOf } from "../../../platform/session.ts";
import { changeCartLine } from "../use-cases/change-cart-line.ts";
import { cartAnswer } from "./cart-answer.ts";

export const updateCartItem: MutationResolvers["updateCartItem"] = async (_parent, { input }, context) => {
  const session = sessionOf(context);
  const holder = { owner: ownerOf(session), device: deviceOf(session) };
  const outcome = await changeCartLine(context.platform, holder, {
    cartLineId: input.cartItemId,
    quantity: input.quantity ?? undefined,
    selected: input.selected ?? undefined,
    activityCode: input.activityCode ?? undefined,
  });
  return cartAnswer(outcome, context.platform.clock.now());
};
