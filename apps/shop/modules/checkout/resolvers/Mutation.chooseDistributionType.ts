import { failure } from "@gelora/outcomes/outcome.ts";
import { isUuid } from "../../../platform/identifiers.ts";
import { readDistributionType } from "../../../platform/read-distribution-type.ts";
import { refusalError, sessionOf } from "../../../platform/refusals.ts";
import type { MutationResolvers } from "../../../platform/schema.generated.ts";
import { chooseDistributionType as choose } from "../use-cases/choose-distribution-type.ts";
import { checkoutAnswer } from "./checkout-answer.ts";

export const chooseDistributionType: MutationResolvers["chooseDistributionType"] = async (_parent, input, context) => {
  const { platform, language } = context;
  const session = sessionOf(context);
  const { checkoutId } = input;
  const type = readDistributionType(input.distributionType);
  if (!type.ok) throw refusalError(type.failure);
  if (!isUuid(checkoutId)) throw refusalError(failure("CHECKOUT_NOT_FOUND").failure);
  const outcome = await choose(platform, session, { checkoutId, distributionType: type.value }, language);
  if (!outcome.ok) throw refusalError(outcome.failure);
  return checkoutAnswer(platform, outcome.value, language);
};
