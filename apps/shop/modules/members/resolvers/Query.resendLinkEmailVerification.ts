import { agreement, refusal } from "../../../platform/refusals.ts";
import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { mailEmailLink } from "../use-cases/mail-email-link.ts";

export const resendLinkEmailVerification: QueryResolvers["resendLinkEmailVerification"] = async (
  _parent,
  { input },
  context,
) => {
  const outcome = await mailEmailLink(context, input.tokenVerifyOtpPhoneNo);
  const now = context.platform.clock.now();
  if (!outcome.ok) return { ...refusal(outcome.failure, now), data: [] };
  const { email, verified, wait } = outcome.value;
  return {
    ...agreement(now),
    data: [
      { status: verified ? "VERIFIED" : "PENDING", timeRemaining: wait, email: email ?? null, accountDetails: null },
    ],
  };
};
