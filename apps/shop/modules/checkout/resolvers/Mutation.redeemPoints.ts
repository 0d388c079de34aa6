import { failure } from "@gelora/outcomes/outcome.ts";
import { isUuid } from "../../../platform/identifiers.ts";
import { memberSessionOf, refusalError } from "../../../platform/refusals.ts";
import type { MutationResolvers } from "../../../platform/schema.generated.ts";
import { redeemPoints as redeem } from "../use-cases/redeem-points.ts";
import { checkoutAnswer } from "./checkout-answer.ts";

/** Guests have no points section [CHK-13, K04]. */
export const redeemPoints: MutationResolvers["redeemPoints"] = async (_parent, input, context) => {
  const { platform, language } = context;
  const session = memberSessionOf(context);
  if (!isUuid(input.checkoutId)) throw refusalError(failure("CHECKOUT_NOT_FOUND").failure);
  const outcome = await redeem(platform, session, input, language);
  if (!outcome.ok) throw refusalError(outcome.failure);
  return checkoutAnswer(platform, outcome.value, language);
};
