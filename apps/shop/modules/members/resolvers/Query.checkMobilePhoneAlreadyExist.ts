import { agreement, refusal } from "../../../platform/refusals.ts";
import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { checkMobile } from "../use-cases/check-mobile.ts";

export const checkMobilePhoneAlreadyExist: QueryResolvers["checkMobilePhoneAlreadyExist"] = async (
  _parent,
  { input },
  context,
) => {
  const { platform } = context;
  const outcome = await checkMobile(context, input.mobile);
  return outcome.ok ? agreement(platform.clock.now()) : refusal(outcome.failure, platform.clock.now());
};
