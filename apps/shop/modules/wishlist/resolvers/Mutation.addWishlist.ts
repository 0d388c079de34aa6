import { agreement, memberSessionOf, refusal } from "../../../platform/refusals.ts";
import type { MutationResolvers } from "../../../platform/schema.generated.ts";
import { addWish } from "../use-cases/add-wishes.ts";

export const addWishlist: MutationResolvers["addWishlist"] = async (_parent, { input }, context) => {
  const { accountCode } = memberSessionOf(context);
  const { platform, language } = context;
  const outcome = await addWish(platform, accountCode, input, language);
  const now = platform.clock.now();
  return outcome.ok ? agreement(now) : refusal(outcome.failure, now);
};
