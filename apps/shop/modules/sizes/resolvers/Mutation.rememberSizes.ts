import { agreement, memberSessionOf } from "../../../platform/refusals.ts";
import type { MutationResolvers } from "../../../platform/schema.generated.ts";
import { rememberSizesOf } from "../use-cases/remember-sizes.ts";

export const rememberSizes: MutationResolvers["rememberSizes"] = async (_parent, { input }, context) => {
  const { accountCode } = memberSessionOf(context);
  await rememberSizesOf(context.platform, accountCode, input.sizes, input.onlyMissing ?? false);
  return agreement(context.platform.clock.now());
};
