import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { hours, minutes } from "@gelora/service-kit/durations.ts";
import { platformPart } from "@gelora/service-kit/platform-part.ts";
import { sourceLimit } from "@gelora/service-kit/source-limit.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { RequestContext } from "../../../platform/request-context.ts";

type Caller = Pick<RequestContext, "platform" | "source">;
type Limits = ReturnType<Platform["counts"]["limits"]>;

export const signInLimits = platformPart("the limits of passwords and reset mails", ({ counts }: Platform) => ({
  passwordTries: counts.limits("password-tries", minutes(1)),
  resetRequests: counts.limits("reset-requests", hours(1)),
}));

/**
 * Limits password comparisons by source: a list of stolen passwords is tried over many accounts,
 * below each account's own limit (AC-11). A member who is signed in, or in a browser where they
 * have signed in before, has a count of their own instead, so that neighbours behind one address
 * keep nobody out, and no member fills the hashing queue (AC-12).
 * @param memberCode of such a member
 */
export function limitPasswordTries(caller: Caller, memberCode: string | undefined): Promise<Outcome<void>> {
  const { passwordTries } = signInLimits.of(caller.platform);
  return take(passwordTries, caller.platform.configuration.SIGN_INS_PER_MINUTE, caller, memberCode);
}

/** Limits reset mails in the same way. */
export function limitResetRequests(caller: Caller, memberCode: string | undefined): Promise<Outcome<void>> {
  const { resetRequests } = signInLimits.of(caller.platform);
  return take(resetRequests, caller.platform.configuration.RESET_REQUESTS_PER_HOUR, caller, memberCode);
}

async function take(
  limitOf: Limits,
  usual: number,
  { platform, source }: Caller,
  memberCode: string | undefined,
): Promise<Outcome<void>> {
  const seconds =
    memberCode === undefined
      ? await limitOf(sourceLimit(platform.configuration, source, usual)).take(`source ${source}`)
      : await limitOf(usual).take(`member ${memberCode}`);
  return seconds > 0 ? failure("TOO_MANY_REQUESTS", { seconds }) : success(undefined);
}
