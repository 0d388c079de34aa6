import { agreement, memberSessionOf } from "../../../platform/refusals.ts";
import type { MutationResolvers } from "../../../platform/schema.generated.ts";
import { forgetSizesOf } from "../use-cases/forget-sizes.ts";

export const forgetSizes: MutationResolvers["forgetSizes"] = async (_parent, { input }, context) => {
  const { accountCode } = memberSessionOf(context);
  await forgetSizesOf(context.platform, accountCode, input.kinds);
  return agreement(context.platform.clock.now());
};
