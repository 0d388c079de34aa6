import { agreement, refusal } from "../../../platform/refusals.ts";
import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { flowOf } from "../domain/flow.ts";
import { sendMobileCode } from "../use-cases/verify-mobile.ts";
import { timeRemainingOf } from "./time-remaining.ts";

/**
 * A rejection that ends with time includes the wait, so a reloaded client can count down [REG-16].
 */
export const sendOtpToMember: QueryResolvers["sendOtpToMember"] = async (_parent, { input }, context) => {
  const { platform, source, language } = context;
  const outcome = await sendMobileCode(platform, { ...input, flow: flowOf(context), source, language });
  const now = platform.clock.now();
  if (outcome.ok) return { ...agreement(now), data: [{ timeRemaining: outcome.value.waitMs }] };
  const timeRemaining = timeRemainingOf(outcome.failure);
  return { ...refusal(outcome.failure, now), data: timeRemaining > 0 ? [{ timeRemaining }] : [] };
};
