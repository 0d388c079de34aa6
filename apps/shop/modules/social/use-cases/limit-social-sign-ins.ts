import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { minutes } from "@gelora/service-kit/durations.ts";
import { platformPart } from "@gelora/service-kit/platform-part.ts";
import { sourceLimit } from "@gelora/service-kit/source-limit.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { RequestContext } from "../../../platform/request-context.ts";

export const socialLimits = platformPart("the limits of social sign-ins", ({ counts }: Platform) =>
  counts.limits("social-sign-ins", minutes(1)),
);

/**
 * Each try makes us call a provider, which limits our calls: one source gets a number per minute.
 */
export async function limitSocialSignIns({ platform, source }: RequestContext): Promise<Outcome<void>> {
  const { configuration } = platform;
  const limit = sourceLimit(configuration, source, configuration.SOCIAL_SIGN_INS_PER_MINUTE);
  const seconds = await socialLimits.of(platform)(limit).take(source);
  return seconds > 0 ? failure("TOO_MANY_REQUESTS", { seconds }) : success(undefined);
}
