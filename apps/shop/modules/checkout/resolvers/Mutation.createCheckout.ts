import { refusalError, sessionOf } from "../../../platform/refusals.ts";
import type { MutationResolvers } from "../../../platform/schema.generated.ts";
import { ownerOf } from "../../../platform/session.ts";
import { openCheckout } from "../use-cases/open-checkout.ts";
import { checkoutAnswer } from "./checkout-answer.ts";

export const createCheckout: MutationResolvers["createCheckout"] = async (_parent, input, context) => {
  const { platform, language } = context;
  const owner = ownerOf(sessionOf(context));
  const choice = { owner, cartLineIds: input.cartItemIds, distributionCode: input.distributionType };
  const outcome = await openCheckout(platform, choice, language);
  if (!outcome.ok) throw refusalError(outcome.failure);
  return checkoutAnswer(platform, outcome.value, language);
};
