import { isUuid } from "../../../platform/identifiers.ts";
import { sessionOf } from "../../../platform/refusals.ts";
import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { showCheckout } from "../use-cases/show-checkout.ts";
import { checkoutAnswer } from "./checkout-answer.ts";

/**
 * Null for an unknown or foreign id: the client goes to the cart [Q70], or to the order that the
 * checkout became.
 */
export const checkoutInit: QueryResolvers["checkoutInit"] = async (_parent, { id }, context) => {
  const { platform, language } = context;
  const session = sessionOf(context);
  if (!isUuid(id)) return null;
  const shown = await showCheckout(platform, session, { checkoutId: id, language });
  return shown ? checkoutAnswer(platform, shown, language) : null;
};
