import { failure } from "@gelora/outcomes/outcome.ts";
import { agreement, refusal } from "../../../platform/refusals.ts";
import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { flowOf } from "../domain/flow.ts";
import { sendEmailCode } from "../use-cases/verify-email.ts";
import { timeRemainingOf } from "./time-remaining.ts";

export const memberEmailVerification: QueryResolvers["memberEmailVerification"] = async (
  _parent,
  { input },
  context,
) => {
  const { platform, source, language } = context;
  const request = { flow: flowOf(context), source, language };
  const check = await sendEmailCode(platform, request, input.tokenCheckAvailabilityEmail);
  const now = platform.clock.now();
  const { status } = check;
  const result = { status, timeRemaining: 0, email: null, accountDetails: null };
  if (check.status === "EXPIRED") return { ...refusal(failure("CODE_EXPIRED").failure, now), data: [result] };
  const { email } = check;
  if (check.status === "VERIFIED") return { ...agreement(now), data: [{ ...result, email }] };
  const { sending } = check;
  if (sending.ok) return { ...agreement(now), data: [{ ...result, email, timeRemaining: sending.value.waitMs }] };
  const timeRemaining = timeRemainingOf(sending.failure);
  return { ...refusal(sending.failure, now), data: [{ ...result, email, timeRemaining }] };
};
