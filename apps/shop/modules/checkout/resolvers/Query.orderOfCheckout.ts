import { isUuid } from "../../../platform/identifiers.ts";
import { sessionOf } from "../../../platform/refusals.ts";
import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { ownerOf } from "../../../platform/session.ts";
import { orderOfCheckout as find } from "../use-cases/order-of-checkout.ts";

export const orderOfCheckout: QueryResolvers["orderOfCheckout"] = async (_parent, { id }, context) => {
  const owner = ownerOf(sessionOf(context));
  return isUuid(id) ? ((await find(context.platform, owner, id)) ?? null) : null;
};
