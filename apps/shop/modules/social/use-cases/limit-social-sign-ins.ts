import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { minutes } from "@gelora/service-kit/durations.ts";
import { createRateLimit, type RateLimit } from "@gelora/service-kit/rate-limit.ts";
import type { RequestContext } from "../../../platform/request-context.ts";

const limitsBySetting = new Map<number, RateLimit>();

/** Each try makes us call a provider, who counts our calls: one source gets so many a minute. */
export async function limitSocialSignIns({ platform, source }: RequestContext): Promise<Outcome<void>> {
  const seconds = await limitOf(platform.configuration.SOCIAL_SIGN_INS_PER_MINUTE).take(source);
  return seconds > 0 ? failure("TOO_MANY_REQUESTS", { seconds }) : success(undefined);
}

function limitOf(tries: number): RateLimit {
  const known = limitsBySetting.get(tries);
  if (known) return known;
  const made = createRateLimit({ tries, within: minutes(1) });
  limitsBySetting.set(tries, made);
  return made;
}
