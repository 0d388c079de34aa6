import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { minutes } from "@gelora/service-kit/durations.ts";
import { createRateLimits } from "@gelora/service-kit/rate-limit.ts";
import type { RequestContext } from "../../../platform/request-context.ts";

const limitOf = createRateLimits(minutes(1));

/** Each try makes us call a provider, who counts our calls: one source gets so many a minute. */
export async function limitSocialSignIns({ platform, source }: RequestContext): Promise<Outcome<void>> {
  const seconds = await limitOf(platform.configuration.SOCIAL_SIGN_INS_PER_MINUTE).take(source);
  return seconds > 0 ? failure("TOO_MANY_REQUESTS", { seconds }) : success(undefined);
}
