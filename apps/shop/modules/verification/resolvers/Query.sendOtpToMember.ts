import { agreement, refusal } from "../../../platform/refusals.ts";
import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { sendMobileCode } from "../use-cases/verify-mobile.ts";
import { flowOf } from "../verification.ts";
import { timeRemainingOf } from "./time-remaining.ts";

/** A refusal that a wait would mend tells the wait as well, so that a client that was reloaded can count down [REG-16]. */
export const sendOtpToMember: QueryResolvers["sendOtpToMember"] = async (_parent, { input }, context) => {
  const { platform, source, language } = context;
  const outcome = await sendMobileCode(platform, { ...input, flow: flowOf(context), source, language });
  const now = platform.clock.now();
  if (outcome.ok) return { ...agreement(now), data: [{ timeRemaining: outcome.value.waitMs }] };
  const timeRemaining = timeRemainingOf(outcome.failure);
  return { ...refusal(outcome.failure, now), data: timeRemaining > 0 ? [{ timeRemaining }] : [] };
};
