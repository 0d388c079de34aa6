import { agreement, refusal } from "../../../platform/refusals.ts";
import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { checkEmail } from "../use-cases/check-email.ts";

/**
 * A taken address is reported as UNKNOWN_ERROR here, with the sentence for a taken one [SGN-13,
 * K09].
 */
export const checkAvailabilityEmail: QueryResolvers["checkAvailabilityEmail"] = async (_parent, { input }, context) => {
  const { platform } = context;
  const outcome = await checkEmail(context, input.email);
  const now = platform.clock.now();
  if (outcome.ok) return { ...agreement(now), data: [{ token: outcome.value }] };
  const refused = { ...refusal(outcome.failure, now, context.language), data: [] };
  return outcome.failure.code === "EMAIL_TAKEN" ? { ...refused, errorCode: "UNKNOWN_ERROR" } : refused;
};
