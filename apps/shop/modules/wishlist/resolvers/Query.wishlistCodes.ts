import { memberSessionOf } from "../../../platform/refusals.ts";
import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { wishedCodes } from "../use-cases/show-wishlist.ts";

export const wishlistCodes: QueryResolvers["wishlistCodes"] = async (_parent, _input, context) => {
  const { accountCode } = memberSessionOf(context);
  return wishedCodes(context.platform, accountCode);
};
