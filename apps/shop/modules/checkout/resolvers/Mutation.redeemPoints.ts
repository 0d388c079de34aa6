import { memberSessionOf } from "../../../platform/refusals.ts";
import type { MutationResolvers } from "../../../platform/schema.generated.ts";
import { redeemPoints as redeem } from "../use-cases/redeem-points.ts";
import { changedCheckout } from "./changed-checkout.ts";

/** Guests have no points section [CHK-13, K04]. */
export const redeemPoints: MutationResolvers["redeemPoints"] = (_parent, input, context) => {
  const { platform, language } = context;
  const session = memberSessionOf(context);
  return changedCheckout(context, input.checkoutId, () => redeem(platform, session, input, language));
};
