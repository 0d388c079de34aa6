import { sessionOf } from "../../../platform/refusals.ts";
import type { MutationResolvers } from "../../../platform/schema.generated.ts";
import { deviceOf, ownerOf } from "../../../platform/session.ts";
import { addToCart } from "../use-cases/add-to-cart.ts";
import { cartAnswer } from "./cart-answer.ts";

export const addCart: MutationResolvers["addCart"] = async (_parent, { input }, context) => {
  const session = sessionOf(context);
  const outcome = await addToCart(
    context.platform,
    ownerOf(session),
    {
      productCode: input.productCode,
      skuCode: input.skuCode,
      orgCode: input.orgCode,
      quantity: input.quantity ?? 1,
      distributionType: input.distributionType,
      activityCode: input.activityCode ?? null,
      ticket: input.ticket,
    },
    deviceOf(session),
  );
  return cartAnswer(outcome, context.platform.clock.now());
};
