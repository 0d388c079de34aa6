import { failure } from "@gelora/outcomes/outcome.ts";
import { isUuid } from "../../../platform/identifiers.ts";
import { refusalError, sessionOf } from "../../../platform/refusals.ts";
import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { ownerOf } from "../../../platform/session.ts";
import { askDelivery } from "../use-cases/ask-delivery.ts";
import { shippingMethodAnswer } from "./checkout-answer.ts";

export const deliveryQuotes: QueryResolvers["deliveryQuotes"] = async (_parent, input, context) => {
  const owner = ownerOf(sessionOf(context));
  if (!isUuid(input.checkoutId)) throw refusalError(failure("CHECKOUT_NOT_FOUND").failure);
  const outcome = await askDelivery(context.platform, owner, input.checkoutId, {
    stateCode: input.state.code,
    cityCode: input.city.code,
    districtCode: input.district.code,
    zipCode: input.zipCode.code,
  });
  if (!outcome.ok) throw refusalError(outcome.failure);
  return outcome.value.ways.map((way) => shippingMethodAnswer(way, outcome.value, context.language));
};
