import { agreement, memberSessionOf } from "../../../platform/refusals.ts";
import type { MutationResolvers } from "../../../platform/schema.generated.ts";
import { removeWish } from "../use-cases/remove-wish.ts";

export const removeWishlist: MutationResolvers["removeWishlist"] = async (_parent, { input }, context) => {
  const { accountCode } = memberSessionOf(context);
  const { platform } = context;
  await removeWish(platform, accountCode, input.productCode);
  return agreement(platform.clock.now());
};
