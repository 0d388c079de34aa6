import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { hours } from "@gelora/service-kit/durations.ts";
import { platformPart } from "@gelora/service-kit/platform-part.ts";
import { sourceLimit } from "@gelora/service-kit/source-limit.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { ownerOf } from "../../../platform/session.ts";

export type Lookup = "mobile" | "email" | "referral";

export const lookupLimits = platformPart("the limits of look-ups", ({ configuration, counts }: Platform) => ({
  /** Enough for correcting typing mistakes; nobody registers with ten numbers. */
  perOwner: counts.limit("look-ups-of-a-browser", { tries: 10, within: hours(1) }),
  perSource: counts.limits("look-ups", hours(1)),
  perDay: counts.limit("look-ups-of-a-day", { tries: configuration.ACCOUNT_CHECKS_PER_DAY, within: hours(24) }),
}));

/**
 * A look-up of a number or an address reveals who is a member, so each browser and each source get
 * few answers (AC-09). A new session does not help: the source's count continues. A member has a
 * verified number, so theirs are counted by member alone, and neighbours behind their address do
 * not use them up.
 */
export async function limitLookup(
  { platform, session, source }: RequestContext,
  lookup: Lookup,
): Promise<Outcome<void>> {
  const { configuration } = platform;
  const { perOwner, perSource } = lookupLimits.of(platform);
  const limit = sourceLimit(configuration, source, configuration.ACCOUNT_CHECKS_PER_HOUR);
  const waits = [
    session ? await perOwner.take(`${lookup} ${ownerOf(session)}`) : 0,
    session?.kind === "member" ? 0 : await perSource(limit).take(`${lookup} ${source}`),
  ];
  const seconds = Math.max(...waits);
  return seconds > 0 ? failure("TOO_MANY_REQUESTS", { seconds }) : success(undefined);
}

/**
 * Whether the day's answers are used up, over all sources: the true answer is then withheld, and
 * the owner of the number learns it after entering its code.
 */
export async function isDayUsedUp(platform: Platform, lookup: Lookup): Promise<boolean> {
  return (await lookupLimits.of(platform).perDay.take(lookup)) > 0;
}
