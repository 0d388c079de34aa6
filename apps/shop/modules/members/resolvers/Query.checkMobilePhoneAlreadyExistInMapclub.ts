import { agreement, refusal } from "../../../platform/refusals.ts";
import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { checkMobileInMapclub } from "../use-cases/check-mobile.ts";

export const checkMobilePhoneAlreadyExistInMapclub: QueryResolvers["checkMobilePhoneAlreadyExistInMapclub"] = async (
  _parent,
  { input },
  context,
) => {
  const { platform } = context;
  const outcome = await checkMobileInMapclub(context, input.mobile);
  return outcome.ok ? agreement(platform.clock.now()) : refusal(outcome.failure, platform.clock.now());
};
