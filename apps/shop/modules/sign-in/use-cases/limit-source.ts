import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { hours, minutes } from "@gelora/service-kit/durations.ts";
import { createRateLimits, type RateLimit } from "@gelora/service-kit/rate-limit.ts";
import type { Platform } from "../../../platform/platform.ts";

const passwordTries = createRateLimits(minutes(1));
const resetRequests = createRateLimits(hours(1));

/**
 * One source has so many passwords compared, whoever it is: a list of stolen ones is tried account by account, where no account's own count is reached (AC-11), and who is signed in and
 * knows their own must not fill the line of those who sign in.
 */
export function limitPasswordTries({ configuration }: Platform, source: string): Promise<Outcome<void>> {
  return take(passwordTries(configuration.SIGN_INS_PER_MINUTE), source);
}

/** One source has so many mails sent. */
export function limitResetRequests({ configuration }: Platform, source: string): Promise<Outcome<void>> {
  return take(resetRequests(configuration.RESET_REQUESTS_PER_HOUR), source);
}

async function take(limit: RateLimit, source: string): Promise<Outcome<void>> {
  const seconds = await limit.take(source);
  return seconds > 0 ? failure("TOO_MANY_REQUESTS", { seconds }) : success(undefined);
}
