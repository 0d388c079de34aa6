import { isEmail } from "@gelora/locale/email.ts";
import { failure } from "@gelora/outcomes/outcome.ts";
import { agreement, refusal } from "../../../platform/refusals.ts";
import type { QueryResolvers } from "../../../platform/schema.generated.ts";

/**
 * Whether the text has the form of an address [EMV-13, Q17]. There is no look-up, so it reveals
 * nothing about members.
 */
export const validateEmail: QueryResolvers["validateEmail"] = (_parent, { input }, { platform }) => {
  const now = platform.clock.now();
  return isEmail(input.email.trim()) ? agreement(now) : refusal(failure("EMAIL_INVALID").failure, now);
};
