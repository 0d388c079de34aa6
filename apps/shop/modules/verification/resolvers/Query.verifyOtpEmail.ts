import { agreement, refusal } from "../../../platform/refusals.ts";
import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { flowOf } from "../domain/flow.ts";
import { verifyEmail } from "../use-cases/verify-email.ts";

export const verifyOtpEmail: QueryResolvers["verifyOtpEmail"] = async (_parent, { input }, context) => {
  const { platform } = context;
  const { tokenCheckAvailabilityEmail: token, email, verificationCode } = input;
  const outcome = await verifyEmail(platform, flowOf(context), { token, email, verificationCode });
  const now = platform.clock.now();
  if (!outcome.ok) return { ...refusal(outcome.failure, now), data: [{ verified: false }] };
  return { ...agreement(now), data: [{ verified: true }] };
};
