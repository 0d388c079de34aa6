import { agreement, refusal } from "../../../platform/refusals.ts";
import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { flowOf } from "../../verification/verification.ts";
import { checkMobile } from "../use-cases/check-mobile.ts";

export const checkMobilePhoneAlreadyExist: QueryResolvers["checkMobilePhoneAlreadyExist"] = async (
  _parent,
  { input },
  context,
) => {
  const { platform, source } = context;
  const outcome = await checkMobile(platform, input.mobile, flowOf(context), source);
  return outcome.ok ? agreement(platform.clock.now()) : refusal(outcome.failure, platform.clock.now());
};
