import { failure, type Outcome } from "@gelora/outcomes/outcome.ts";
import { isUuid } from "../../../platform/identifiers.ts";
import { refusalError } from "../../../platform/refusals.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import type { Checkout as CheckoutAnswer } from "../../../platform/schema.generated.ts";
import type { ShownCheckout } from "../use-cases/show-checkout.ts";
import { checkoutAnswer } from "./checkout-answer.ts";

/**
 * A checkout as it is after a change that a shopper asked for.
 * @throws GraphQLError with the failure of the change, CHECKOUT_NOT_FOUND for what can be no id
 */
export async function changedCheckout(
  { platform, language }: RequestContext,
  checkoutId: string,
  change: () => Promise<Outcome<ShownCheckout>>,
): Promise<CheckoutAnswer> {
  if (!isUuid(checkoutId)) throw refusalError(failure("CHECKOUT_NOT_FOUND").failure);
  const outcome = await change();
  if (!outcome.ok) throw refusalError(outcome.failure);
  return checkoutAnswer(platform, outcome.value, language);
}
