import { agreement, refusal } from "../../../platform/refusals.ts";
import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { flowOf } from "../../verification/verification.ts";
import { mailEmailLink } from "../use-cases/mail-email-link.ts";

export const resendLinkEmailVerification: QueryResolvers["resendLinkEmailVerification"] = async (
  _parent,
  { input },
  context,
) => {
  const { platform, language } = context;
  const outcome = await mailEmailLink(platform, flowOf(context), input.tokenVerifyOtpPhoneNo, language);
  const now = platform.clock.now();
  if (!outcome.ok) return { ...refusal(outcome.failure, now), data: [] };
  const { email, verified, wait } = outcome.value;
  return {
    ...agreement(now),
    data: [{ status: verified ? "VERIFIED" : "PENDING", timeRemaining: wait, email, accountDetails: null }],
  };
};
