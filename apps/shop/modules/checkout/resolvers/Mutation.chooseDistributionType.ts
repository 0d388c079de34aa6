import { readDistributionType } from "../../../platform/read-distribution-type.ts";
import { refusalError, sessionOf } from "../../../platform/refusals.ts";
import type { MutationResolvers } from "../../../platform/schema.generated.ts";
import { chooseDistributionType as choose } from "../use-cases/choose-distribution-type.ts";
import { changedCheckout } from "./changed-checkout.ts";

export const chooseDistributionType: MutationResolvers["chooseDistributionType"] = (_parent, input, context) => {
  const { platform, language } = context;
  const session = sessionOf(context);
  const { checkoutId } = input;
  const type = readDistributionType(input.distributionType);
  if (!type.ok) throw refusalError(type.failure);
  const wish = { checkoutId, distributionType: type.value };
  return changedCheckout(context, checkoutId, () => choose(platform, session, wish, language));
};
