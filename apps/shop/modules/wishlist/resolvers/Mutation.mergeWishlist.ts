import { agreement, memberSessionOf } from "../../../platform/refusals.ts";
import type { MutationResolvers } from "../../../platform/schema.generated.ts";
import { mergeWishes } from "../use-cases/add-wishes.ts";

export const mergeWishlist: MutationResolvers["mergeWishlist"] = async (_parent, { input }, context) => {
  const { accountCode } = memberSessionOf(context);
  const { platform, language } = context;
  await mergeWishes(platform, accountCode, input.productCodes, language);
  return agreement(platform.clock.now());
};
